"""Runs Placard and its peers on the same scenes in turns and writes every figure to one file.

usage: measure.py [--quick] --products FOLDER --document FILE --out FOLDER

PEERS_DIR names the folder that Peers/run.sh installed and built in. Placard runs before the first
peer and after each one; a ratio compares a peer with the two runs beside it, so that a machine that
gets slower slows both. A peer whose program fails is left out, with a word about it.
"""
import argparse
import ctypes
import json
import os
import statistics
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "Peers"))

PEERS = {  # name: (program, file of results, which of its figures counts, whether in --quick)
    "Chromium best": ("chromium_bf.py", "hshell_bf", "fast", True),
    "skia-python": ("skia_peer.py --warm", "skia", "total", True),
    "naive C": ("warm_c.py cairo", "cairo_naive", "total", True),
    "resvg": ("resvg_peer.py", "resvg", "total", False),
    "Pillow": ("pillow_peer.py --warm", "pillow", "total", False),
}
COLD_PEERS = {"Chromium best": "chromium-headless-shell", "skia-python": "skia-python",
              "naive C": "cairo-naive-C", "resvg": "resvg", "Pillow": "pillow"}
SCENES = ["A3", "A2", "Ac", "B3", "B2", "Bc", "C", "D"]
QUICK_SCENES = ["A3", "Ac", "B3", "Bc", "C", "D"]
GROWTH = ["sigma-1.5", "sigma-3.0", "sigma-6.0", "sigma-12.0", "sigma-24.0", "sigma-48.0",
          "sigma-96.0", "scale-1.0", "scale-1.5", "scale-2.0", "scale-3.0", "scale-4.0",
          "cards-25", "cards-50", "cards-100", "cards-200", "glass-1.0", "glass-3.0", "glass-7.5",
          "glass-15.0", "glass-30.0", "glass-60.0", "glass-100.0"]
NOTO = "/usr/share/fonts/opentype/noto/NotoSansCJK-%s.ttc"
FONTS = [NOTO % "Regular", NOTO % "Bold", "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"]


class Placard:
    """The benchmark program and the tool."""

    def __init__(self, products, document, out):
        self.bench = os.path.join(products, "PlacardBench")
        self.tool = os.path.join(products, "placard")
        self.document, self.out = document, os.path.join(out, "pictures")
        os.makedirs(self.out, exist_ok=True)

    def warm(self, names, samples, threads=1, compression="default"):
        """Rows by name; names that the program does not have are left out."""
        out = self.out if compression == "default" else f"{self.out}-{compression}"
        os.makedirs(out, exist_ok=True)
        command = [self.bench, "--document", self.document, "--samples", str(samples),
                   "--threads", str(threads), "--compression", compression, "--out", out,
                   "--photos", os.environ["PEERS_DIR"],
                   "--cards", os.path.join(os.environ["PEERS_DIR"], "cards.tsv")]
        for font in FONTS:
            command += ["--font-path", font]
        for name in names:
            command += ["--row", name]
        lines = subprocess.check_output(command, text=True).splitlines()
        return {f"{row['kind']}-{row['scene']}": row for row in map(json.loads, lines)}

    def cold(self, scene):
        """The tool's command for a scene."""
        photo = os.path.join(os.environ["PEERS_DIR"], "photo3.png")
        options = {"A3": ["--crop", "screen", "--scale", "3"], "Ac": ["--backdrop", "on"],
                   "B3": ["--crop", "screen", "--scale", "3", "--set", "appearance.cardStyle=glass",
                          "--set", f"screen.backdrop.image={photo}"]}
        file = os.path.join(self.out, f"cold-{scene}.png")
        return [self.tool, "render", self.document, "-o", file, *options[scene]]


def stock_bytes(path):
    """The size of a picture as libpng writes it when nothing is asked of it: level 6, all filters."""
    from PIL import Image

    class PNGImage(ctypes.Structure):
        _fields_ = [("opaque", ctypes.c_void_p), *((name, ctypes.c_uint32) for name in (
            "version", "width", "height", "format", "flags", "colormap_entries", "warning")),
            ("message", ctypes.c_char * 64)]

    with Image.open(path) as image:
        mode = "RGBA" if "A" in image.getbands() or "transparency" in image.info else "RGB"
        pixels = image.convert(mode).tobytes()
        header = PNGImage(version=1, width=image.width, height=image.height,
                          format=3 if mode == "RGBA" else 2)
    size = ctypes.c_size_t(0)
    write = ctypes.CDLL("libpng16.so.16").png_image_write_to_memory
    if not write(ctypes.byref(header), None, ctypes.byref(size), 0, pixels, 0, None):
        sys.exit(f"libpng: {header.message.decode()}")
    return size.value


def merged(blocks):
    """One row of several runs: all their samples."""
    rows = {}
    for block in blocks:
        for name, row in block.items():
            kept = rows.setdefault(name, {**row, "total": [], "draw": [], "encode": []})
            for part in ("total", "draw", "encode"):
                kept[part] = kept[part] + row[part]
    return rows


def peer(name):
    """Runs a peer; its rows by scene: total, draw, encode in ms and bytes."""
    program, file, figure, _ = PEERS[name]
    results = os.path.join(os.environ["PEERS_DIR"], "res", file + ".json")
    if os.path.exists(results):
        os.remove(results)
    command = [sys.executable, *program.split()]
    done = subprocess.run(command, cwd=os.path.join(HERE, "Peers"), stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, text=True)
    if done.returncode or not os.path.exists(results):
        print(f"{name} failed:\n{done.stderr[-2000:]}", file=sys.stderr)
        return {}
    with open(results) as stored:
        rows = json.load(stored)
    scenes = {}
    for scene in SCENES:
        if total := rows.get(f"{scene}/{figure}"):
            parts = {part: rows[f"{scene}/{part}"]["med"] for part in ("draw", "encode")
                     if f"{scene}/{part}" in rows}
            scenes[scene] = {"total": total["med"], "bytes": total["bytes"], **parts}
    return scenes


def cold(placard, names, rounds):
    """Times and peak memory of whole processes, all in turns."""
    import cold as peers

    rows = {}
    for scene in ("A3", "Ac", "B3"):
        commands = {name: peers.PEERS[COLD_PEERS[name]](scene) for name in names}
        commands = {"Placard": placard.cold(scene), **commands}
        for turn in range(rounds + 1):
            for name, command in commands.items():
                peers.shutil.rmtree(os.path.join(peers.ROOT, "prof_cold"), ignore_errors=True)
                time, memory, status = peers.run(command)
                if status:
                    sys.exit("failed: " + " ".join(command))
                row = rows.setdefault(f"{name} {scene}", {"total": [], "memory": 0})
                # The first turn fills the file cache.
                if turn:
                    row["total"].append(time)
                row["memory"] = max(row["memory"], memory)
        for name, command in commands.items():
            if name.startswith("Chromium"):
                rows[f"{name} {scene}"]["memory"] = peers.peak_tree(command)
    return rows


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--quick", action="store_true")
    for name in ("--products", "--document", "--out"):
        options.add_argument(name, required=True)
    options = options.parse_args()
    quick = options.quick
    scenes = QUICK_SCENES if quick else SCENES
    if quick:
        os.environ["PEERS_SCENES"] = " ".join(s for s in scenes if s not in "CD")
    placard = Placard(options.products, options.document, options.out)
    names = [name for name in PEERS if PEERS[name][3] or not quick]
    # First, while this process is small: the kernel counts the memory of a process before it became
    # another program, which is what this one had.
    print("cold …", file=sys.stderr)
    whole = cold(placard, names, 3 if quick else 8)

    names_of_both = [f"peer-kept-{scene}" for scene in scenes]
    single = [f"{kind}-{scene}" for kind in ("peer", "peer-kept", "document")
              for scene in scenes if scene not in "CD"]
    several = [f"{kind}-{scene}" for kind in ("peer", "peer-kept") for scene in "CD"]

    def block():
        return {**placard.warm(single + ["text-Ac", "clear-Ac"], 4 if quick else 8),
                **placard.warm(several, 1)}

    def fast_block():
        one = [name for name in names_of_both if name[-1] not in "CD"]
        two = [name for name in names_of_both if name[-1] in "CD"]
        return {**placard.warm(one, 4 if quick else 8, compression="fast"),
                **placard.warm(two, 1, compression="fast")}

    def medians(blocks):
        return {key: statistics.median(row["total"]) for key, row in merged(blocks).items()}

    blocks, fast, peers, beside, beside_fast = [block()], [fast_block()], {}, {}, {}
    for name in names:
        print(f"{name} …", file=sys.stderr)
        peers[name] = peer(name)
        blocks.append(block())
        fast.append(fast_block())
        beside[name], beside_fast[name] = medians(blocks[-2:]), medians(fast[-2:])
    rows = merged(blocks)
    for name, row in rows.items():
        if row["count"] == 1:
            row["stock"] = stock_bytes(os.path.join(placard.out, name + ".png"))
        else:
            row["stock"] = sum(stock_bytes(os.path.join(placard.out, f"{name}_{i}.png"))
                               for i in range(row["count"]))
    print("threads, growth …", file=sys.stderr)
    kept = [name for name in several if "kept" in name] + ["peer-kept-A3", "peer-kept-B3"]
    threads = {count: merged([placard.warm(kept, 4, count) for _ in range(1 if quick else 3)])
               for count in (1, 2)}
    growing = [f"{kind}-{name}" for kind in ("peer", "peer-kept") for name in GROWTH]
    growth = merged([placard.warm(growing, 2) for _ in range(1 if quick else 4)])
    results = {
        "quick": quick, "scenes": scenes, "placard": rows, "peers": peers, "beside": beside,
        "fast": merged(fast), "beside_fast": beside_fast, "threads": threads, "growth": growth,
        "cold": whole}
    with open(os.path.join(options.out, "results.json"), "w") as file:
        json.dump(results, file, indent=1)


main()
