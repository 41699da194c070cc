"""Prints the figures that measure.py wrote as tables of Markdown, with the targets.

usage: report.py RESULTS
"""
import json
import statistics
import sys

with open(sys.argv[1]) as file:
    R = json.load(file)
ROWS, SCENES = R["placard"], R["scenes"]

# How many times as fast as the peers `--compression fast` is to be (the default: half of it), and
# the PNG bytes of the default against stock libpng.
TARGETS = {  # scene: Chromium best, skia-python, naive C, bytes
    "A3": (8, 10, 12, 1.0), "Ac": (6, 7, 9, 1.0), "B3": (6, 20, 25, 1.1), "Bc": (5, 9, 10, 1.1),
    "C": (14, 16, 20, 1.2), "D": (8, 9, 10, 1.0),
}
TARGET_PEERS = ("Chromium best", "skia-python", "naive C")
COLD_TARGETS = {"Chromium best": 10, "skia-python": 10, "naive C": 2}


def number(value, digits=3):
    """At most so many digits that count, without an exponent."""
    if value is None:
        return "-"
    return f"{value:.0f}" if value >= 10 ** (digits - 1) else f"{value:.{digits}g}"


def median(row, part="total"):
    return statistics.median(row[part]) if row else None


def table(title, head, rows):
    print(f"\n## {title}\n\n| " + " | ".join(head) + " |\n|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(str(cell) for cell in row) + " |")


def own(scene, kind="peer-kept"):
    return ROWS.get(f"{kind}-{scene}")


def ratio(scene, peer, target):
    """How many times as fast as a peer the default and `fast` are, measured right beside it."""
    theirs = R["peers"].get(peer, {}).get(scene)
    cells = []
    for beside, wanted in (("beside", target / 2), ("beside_fast", target)):
        ours = R[beside].get(peer, {}).get(f"peer-kept-{scene}")
        cells.append(f"{theirs['total'] / ours:.1f} ({wanted:g})" if theirs and ours else "-")
    return " / ".join(cells)


def warm():
    peers = list(R["peers"])
    rows = [[scene, number(median(own(scene))), number(median(R["fast"][f"peer-kept-{scene}"])),
             number(median(own(scene, "peer"))),
             *(number(R["peers"][peer].get(scene, {}).get("total")) for peer in peers)]
            for scene in SCENES]
    table("Warm: draw and encode, ms", ["scene", "Placard", "`fast`", "nothing kept", *peers], rows)


def targets():
    rows = []
    for scene, (*wanted, limit) in TARGETS.items():
        row = own(scene)
        size = "-"
        if row:
            fast = R["fast"][f"peer-kept-{scene}"]
            loose = 1.2 if scene.startswith("B") else 1.4
            size = (f"{row['bytes'] / row['stock']:.2f} (≤ {limit}) / "
                    f"{fast['bytes'] / row['stock']:.2f} (≤ {loose})")
        rows.append([scene, *(ratio(scene, peer, target)
                              for peer, target in zip(TARGET_PEERS, wanted)), size])
    table("Times as fast: the default setting / `fast`, each with its target",
          ["scene", *(f"than {peer}" for peer in TARGET_PEERS), "bytes to stock libpng"], rows)


def split():
    rows = []

    def add(name, scene, draw, encode, size):
        rows.append([name, scene, number(draw), number(encode), size])

    for scene in SCENES:
        for kind in ("peer-kept", "peer", "document"):
            if row := own(scene, kind):
                add(f"Placard, {kind}", scene, median(row, "draw"), median(row, "encode"),
                    row["bytes"])
        for peer, scenes in R["peers"].items():
            if row := scenes.get(scene):
                add(peer, scene, row.get("draw"), row.get("encode"), row["bytes"])
    table("Draw and encode apart, ms", ["program", "scene", "draw", "encode", "bytes"], rows)


def threads():
    one, two = R["threads"]["1"], R["threads"]["2"]
    rows = [[name, number(median(one[name])), number(median(two[name])),
             f"{median(one[name]) / median(two[name]):.2f} (1.7)"] for name in one]
    table("Two threads", ["row", "one, ms", "two, ms", "times as fast (target)"], rows)


def cold():
    rows = []
    for scene in ("A3", "Ac", "B3"):
        mine = R["cold"].get(f"Placard {scene}")
        for key, row in R["cold"].items():
            name, _, other = key.rpartition(" ")
            if other != scene:
                continue
            faster = memory = "-"
            if mine and name != "Placard":
                faster = f"{median(row) / median(mine):.1f}"
                if scene == "Ac" and name in COLD_TARGETS:
                    faster += f" ({COLD_TARGETS[name]})"
                memory = f"{mine['memory'] / row['memory']:.2f}"
            rows.append([name, scene, number(median(row)), faster, number(row["memory"]), memory])
    table("Cold: a whole process; peak memory",
          ["program", "scene", "ms", "Placard is times as fast (target)", "MB",
           "Placard's part of it"], rows)


def text():
    full, empty = ROWS["text-Ac"], ROWS["clear-Ac"]
    cost = median(full, "draw") - median(empty, "draw")
    print(f"\nRepainting the five lines of text of Ac at 2x, warm: {cost:.2f} ms (target: under 0.5);"
          f" the empty picture alone takes {median(empty, 'draw'):.2f} ms.")


for part in (warm, targets, split, threads, cold, text):
    part()
