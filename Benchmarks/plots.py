"""Draws how the cost grows with blur radius, pixels, cards and threads.

usage: plots.py RESULTS FOLDER

Writes performance-ratios.svg and performance-growth.svg. The files depend on the results only. A
point of growth is the least of all samples, for what other programs take from the machine must not
look like a bend.
"""
import json
import os
import sys

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plot

with open(sys.argv[1]) as file:
    R = json.load(file)
FOLDER = sys.argv[2]
COLORS = ["#0A84FF", "#8E8E93", "#FF9F0A", "#34C759", "#AF52DE", "#FF375F"]
plot.rcParams.update({
    "svg.hashsalt": "placard", "font.size": 10, "axes.spines.top": False,
    "axes.spines.right": False, "axes.grid": True, "grid.color": "#E5E5EA",
    "axes.axisbelow": True, "axes.prop_cycle": plot.cycler(color=COLORS)})


def save(figure, name):
    figure.tight_layout()
    path = os.path.join(FOLDER, name)
    figure.savefig(path, metadata={"Date": None, "Creator": None})
    # Trailing spaces of the backend would be changes of their own.
    with open(path) as file:
        lines = [line.rstrip() for line in file]
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")
    plot.close(figure)


def least(row, part):
    return min(row[part])


def growth(prefix, kind, part):
    """Points (value, ms) of one of the growing rows."""
    start = f"{kind}-{prefix}-"
    rows = ((float(name[len(start):]), row) for name, row in R["growth"].items()
            if name.startswith(start))
    return sorted((value, least(row, part)) for value, row in rows)


def line(axes, points, label):
    axes.plot(*zip(*points), marker="o", markersize=4, label=label)


def draw_growth():
    figure, ((radius, glass), (pixels, cards), (threads, _)) = plot.subplots(3, 2, figsize=(9, 9.6))
    _.axis("off")
    points = [(2 * s, ms) for s, ms in growth("glass", "peer-kept", "draw")]
    line(glass, points, "picture of 680×680")
    glass.set(title="Blur of glass", xlabel="sigma, pixels", ylabel="draw, ms", ylim=0)
    line(radius, [(2 * s, ms) for s, ms in growth("sigma", "peer", "draw")], "shadow made anew")
    line(radius, [(2 * s, ms) for s, ms in growth("sigma", "peer-kept", "draw")], "shadow kept")
    radius.set(title="Blur of the shadow", xlabel="sigma, pixels", ylabel="draw, ms", ylim=0)
    for part in ("draw", "encode"):
        points = [((340 * s) ** 2 / 1e6, ms) for s, ms in growth("scale", "peer-kept", part)]
        line(pixels, points, part)
    pixels.set(title="Size of the picture", xlabel="million pixels", ylabel="ms", ylim=0, xlim=0)
    line(cards, growth("cards", "peer-kept", "total"), "draw, encode, write")
    cards.set(title="Cards in a batch", xlabel="cards", ylabel="ms", ylim=0, xlim=0)
    for name in R["threads"]["1"]:
        base = least(R["threads"]["1"][name], "total")
        line(threads, [(int(count), base / least(rows[name], "total"))
                       for count, rows in R["threads"].items()], name.removeprefix("peer-kept-"))
    threads.set(title="Threads", xlabel="threads", ylabel="times as fast", xticks=[1, 2], ylim=0)
    for axes in (radius, glass, pixels, cards, threads):
        axes.legend(frameon=False)
    save(figure, "performance-growth.svg")


def draw_ratios():
    scenes = [scene for scene in R["scenes"] if f"peer-kept-{scene}" in R["placard"]]
    figure, axes = plot.subplots(figsize=(9, 3.6))
    peers = list(R["peers"])
    width = 0.8 / len(peers)
    for index, peer in enumerate(peers):
        bars = [(place, R["peers"][peer][scene]["total"] / R["beside"][peer][f"peer-kept-{scene}"])
                for place, scene in enumerate(scenes) if scene in R["peers"][peer]]
        if bars:
            axes.bar([place + (index - (len(peers) - 1) / 2) * width for place, _ in bars],
                     [height for _, height in bars], width * 0.9, label=peer,
                     color=COLORS[1 + index])
    axes.axhline(1, color=COLORS[0], linewidth=1)
    axes.set_yscale("log")
    axes.set_yticks([1, 2, 5, 10, 20, 50], ["1", "2", "5", "10", "20", "50"])
    axes.minorticks_off()
    axes.set(xticks=range(len(scenes)), xticklabels=scenes,
             ylabel="time of the peer / time of Placard")
    axes.grid(axis="x", visible=False)
    axes.legend(frameon=False, ncols=len(peers), loc="lower center", bbox_to_anchor=(0.5, 1))
    save(figure, "performance-ratios.svg")


draw_growth()
draw_ratios()
