#!/usr/bin/env python3
"""Writes Sources/PlacardFamilies/Symbols/SymbolTable.swift.

    scripts/build-symbols.py FOLDER

FOLDER is py_phosphor_icons/svgs/flat of the package py-phosphor-icons (0.1.1): the icons of
Phosphor 2 with the folders bold and fill. scripts/symbols.map says which icon stands for which SF
Symbol; the drawings that Phosphor lacks are made here. Outlines are of Phosphor's bold weight: at
the size of a text its line is as thick as the stems of a semibold face.
"""

import math
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LINE = 24  # thickness of a line of Phosphor's bold weight on its grid of 256


def number(value):
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def path(*steps):
    """Joins ('M', x, y, …) steps to path data."""
    return "".join(step[0] + ",".join(number(value) for value in step[1:]) for step in steps) + "Z"


def disc(x, y, r):
    return path(("M", x - r, y), ("A", r, r, 0, 1, 1, x + r, y), ("A", r, r, 0, 1, 1, x - r, y))


def bar(x0, y0, x1, y1, width=LINE):
    """A straight line with round ends."""
    r = width / 2
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = (y0 - y1) / length * r, (x1 - x0) / length * r
    return path(
        ("M", x0 + nx, y0 + ny), ("A", r, r, 0, 0, 1, x0 - nx, y0 - ny),
        ("L", x1 - nx, y1 - ny), ("A", r, r, 0, 0, 1, x1 + nx, y1 + ny))


def curve(cx, cy, radius, start, end, width=LINE):
    """A circular line with round ends, clockwise from one angle in degrees (0 at the right) to
    another."""
    r = width / 2
    large = 1 if end - start > 180 else 0

    def at(distance, angle):
        turn = math.radians(angle)
        return cx + distance * math.cos(turn), cy + distance * math.sin(turn)

    outer, inner = radius + r, radius - r
    return path(
        ("M", *at(outer, start)), ("A", outer, outer, 0, large, 1, *at(outer, end)),
        ("A", r, r, 0, 0, 1, *at(inner, end)), ("A", inner, inner, 0, large, 0, *at(inner, start)),
        ("A", r, r, 0, 0, 1, *at(outer, start)))


def face_id():
    corners = "".join(
        curve(x, y, 32, start, start + 90) for x, y, start in
        [(68, 68, 180), (188, 68, 270), (188, 188, 0), (68, 188, 90)])
    ends = "".join(
        bar(*line) for line in
        [(36, 68, 36, 84), (68, 36, 84, 36), (188, 36, 172, 36), (220, 68, 220, 84),
         (220, 188, 220, 172), (188, 220, 172, 220), (68, 220, 84, 220), (36, 188, 36, 172)])
    face = (bar(92, 96, 92, 112, 20) + bar(164, 96, 164, 112, 20)
            + bar(132, 96, 132, 134, 18) + curve(120, 134, 12, 0, 90, 18)
            + curve(128, 132, 46, 50, 130, 18))
    return corners + ends + face


def wifi_exclamation():
    """Three waves, open at the top for the mark that stands in them."""
    waves = ""
    for radius, reach, gap in [(152, 46, 14.5), (100, 46, 22)]:
        waves += curve(128, 208, radius, 270 - reach, 270 - gap)
        waves += curve(128, 208, radius, 270 + gap, 270 + reach)
    return waves + bar(128, 60, 128, 152, 26) + disc(128, 204, 18)


OWN = [
    ("info", bar(104, 116, 128, 116) + bar(128, 116, 128, 204) + bar(100, 204, 156, 204)
     + disc(124, 60, 19)),
    ("faceid", face_id()),
    ("wifi.exclamationmark", wifi_exclamation()),
]

# What modifiers add. Signs stand round the origin, inside a badge of radius 56.
PARTS = [
    ("slash", bar(48, 40, 208, 216)),
    ("slash.gap", bar(48, 40, 208, 216, LINE + 36)),
    ("badge.plus", bar(-27, 0, 27, 0, 16) + bar(0, -27, 0, 27, 16)),
    ("badge.minus", bar(-27, 0, 27, 0, 16)),
    ("badge.checkmark", bar(-25, 3, -8, 20, 16) + bar(-8, 20, 25, -19, 16)),
    ("badge.xmark", bar(-20, -20, 20, 20, 16) + bar(-20, 20, 20, -20, 16)),
    ("badge.exclamationmark", bar(0, -28, 0, 4, 16) + disc(0, 27, 10)),
    ("badge.questionmark", curve(0, -15, 17, 180, 400, 15) + bar(13.02, -4.07, 0, 8, 15)
     + disc(0, 30, 9.5)),
]


def phosphor(folder, icon, weight):
    file = folder / weight / f"{icon}-{weight}.svg"
    paths = re.findall(r'<path d="([^"]*)"/>', file.read_text())
    if not paths:
        sys.exit(f"{file}: no path")
    return "".join(paths)


def mapped_rows(folder):
    for line in (ROOT / "scripts/symbols.map").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        name, source, *rest = [column.strip() for column in line.split("|")]
        icon, _, kind = source.partition(":")
        fill = "" if kind == "outline" else phosphor(folder, icon, "fill")
        yield name, " ".join(rest), "phosphor " + icon, phosphor(folder, icon, "bold"), fill


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    rows = list(mapped_rows(pathlib.Path(sys.argv[1])))
    rows += [(name, "", "placard", data, "") for name, data in OWN]
    parts = [(name, "", "placard", data, "") for name, data in PARTS]

    def literal(table):
        return "\n".join("    " + "|".join(row) for row in sorted(table))

    (ROOT / "Sources/PlacardFamilies/Symbols/SymbolTable.swift").write_text(f'''\
// swift-format-ignore-file
// Written by scripts/build-symbols.py; the drawings of origin "phosphor" are from Phosphor 2
// (PHOSPHOR-LICENSE.txt beside this file).

/// The drawings of the catalogue on a grid of 256 × 256, one a row:
/// `name|aliases separated by spaces|origin|outline path|fill path`, the fill empty where it is the
/// outline.
enum SymbolTable {{
  /// The symbols by their SF Symbol names.
  static let rows = #"""
{literal(rows)}
    """#

  /// What a modifier adds to a symbol: the slash and its gap on the grid, and the signs of badges
  /// round the origin.
  static let parts = #"""
{literal(parts)}
    """#
}}
''')
    print(f"{len(rows)} symbols, {len(parts)} parts")


main()
