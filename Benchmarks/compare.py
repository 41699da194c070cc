"""Runs Placard and the naive C reference in turns and prints their ratios.

usage: compare.py CAIRO_NAIVE SWIFT_PRODUCTS DOCUMENT PICTURES

Rounds alternate between the two programs, so that a machine that gets slower slows both. Every
figure is the median of all samples of all rounds.
"""
import json
import os
import statistics
import subprocess
import sys
import time

REFERENCE, PRODUCTS, DOCUMENT, PICTURES = sys.argv[1:5]
ROUNDS, SAMPLES, COLD = 6, 10, 60
SCENES = ["A3", "A2", "Ac"]


def picture(name):
    return os.path.join(PICTURES, name + ".png")


def warm():
    """Samples of drawing and encoding in ms, and file sizes, by (program, scene)."""
    draw, encode, size = {}, {}, {}

    def add(key, drawn, encoded, length):
        draw.setdefault(key, []).extend(drawn)
        encode.setdefault(key, []).extend(encoded)
        size[key] = length

    bench = [os.path.join(PRODUCTS, "PlacardBench"), DOCUMENT, str(SAMPLES), PICTURES]
    for _ in range(ROUNDS):
        for line in subprocess.check_output(bench, text=True).splitlines():
            row = json.loads(line)
            samples = row["draw"]["samples"], row["encode"]["samples"]
            add((row["kind"], row["scene"]), *samples, row["bytes"])
        for scene in SCENES:
            command = [REFERENCE, "--warm", scene, str(SAMPLES + 2), picture("c-" + scene)]
            lines = subprocess.check_output(command, text=True).splitlines()[2:]
            rows = [line.split() for line in lines]
            add(("C", scene), [float(r[1]) for r in rows], [float(r[2]) for r in rows],
                int(rows[0][3]))
    median = lambda samples: {key: statistics.median(s) for key, s in samples.items()}
    return median(draw), median(encode), size


def process(command):
    """Wall time in ms and peak memory in MB of one process."""
    start = time.perf_counter()
    child = subprocess.Popen(command)
    _, status, usage = os.wait4(child.pid, 0)
    if status:
        sys.exit("failed: " + " ".join(command))
    return (time.perf_counter() - start) * 1e3, usage.ru_maxrss / 1024


def render(name, *options):
    tool = os.path.join(PRODUCTS, "placard")
    return [tool, "render", DOCUMENT, "-o", picture(name), *options]


def cold():
    """Median wall times of the tool (transparent card, opaque card) and of the reference."""
    commands = [render("cold", "--backdrop", "off"), render("cold-opaque", "--backdrop", "on"),
                [REFERENCE, "Ac", picture("c-cold")]]
    for command in commands:
        process(command)
    times = [[process(command)[0] for command in commands] for _ in range(COLD)]
    return [statistics.median(column) for column in zip(*times)]


def memory():
    """Peak memory of a full screen at 3x: the tool's and the reference's, the larger of three."""
    tool = render("memory", "--crop", "screen", "--scale", "3")
    reference = [REFERENCE, "A3", picture("c-memory")]
    return [max(process(command)[1] for _ in range(3)) for command in (tool, reference)]


def main():
    draw, encode, size = warm()
    print("| warm, ms | scene | draw | of C | encode | of C | bytes |\n|---|---|---|---|---|---|---|")
    for kind in ("C", "peer", "peer-kept", "document"):
        for scene in SCENES:
            key, base = (kind, scene), ("C", scene)
            print(f"| {kind} | {scene} | {draw[key]:.2f} | {draw[key] / draw[base]:.2f} "
                  f"| {encode[key]:.1f} | {encode[key] / encode[base]:.2f} | {size[key]} |")
    card, opaque, reference = cold()
    peak, base = memory()
    print("\n| against the naive C | Placard | C | ratio | target |\n|---|---|---|---|---|")
    rows = [
        ("cold process, opaque card", "ms", opaque, reference, 0.8),
        ("cold process, transparent card", "ms", card, reference, None),
        ("warm draw, Ac", "ms", draw["peer", "Ac"], draw["C", "Ac"], 0.6),
        ("warm draw, Ac, texts and shadow kept", "ms", draw["peer-kept", "Ac"], draw["C", "Ac"],
         None),
        ("peak memory, 1170×2532", "MB", peak, base, 1.5),
    ]
    for name, unit, ours, theirs, target in rows:
        wanted = f"≤ {target}" if target else ""
        print(f"| {name} | {ours:.1f} {unit} | {theirs:.1f} {unit} | {ours / theirs:.2f} | {wanted} |")


main()
