#!/usr/bin/env python3
"""Compares the pictures that scripts/debian13.sh drew with the recorded ones.

usage: compare-pictures.py WORK [ARTIFACTS]

WORK holds Snapshots/, drawn/<family>/<case>/ and, where the tool failed, a list called failed.
Prints what differs and a summary; the exit code is 1 if anything does.
"""

import shutil
import sys
from pathlib import Path

from PIL import Image, ImageChops

WORK = Path(sys.argv[1])
ARTIFACTS = Path(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2] else None


def picture(path):
    """The picture in RGBA. Recorded and drawn files may choose their channels differently."""
    with Image.open(path) as image:
        return image.convert("RGBA")


def difference(recorded, drawn):
    """The number of pixels that differ, and the largest difference of a channel in levels."""
    a, b = picture(recorded), picture(drawn)
    if a.size != b.size:
        return max(a.width * a.height, b.width * b.height), 255
    if a.tobytes() == b.tobytes():
        return 0, 0
    levels = None
    for channel in ImageChops.difference(a, b).split():
        levels = channel if levels is None else ImageChops.lighter(levels, channel)
    counts = levels.histogram()
    return sum(counts[1:]), max(level for level, count in enumerate(counts) if count)


def drawn_name(recorded):
    """The tool's name for a recorded picture: alert.png for light@2x.png, alert~dark.png for dark."""
    scheme = recorded.stem.split("@")[0]
    return "alert.png" if scheme == "light" else f"alert~{scheme}.png"


def main():
    cases = sorted(path.parent for path in WORK.glob("Snapshots/[!_]*/*/alert.json"))
    failures = WORK / "failed"
    failed = failures.read_text().splitlines() if failures.exists() else []
    for name in failed:
        print(f"  failed: {name}")
    files = differing_files = pixels = largest = layouts = 0
    for case in cases:
        drawn = WORK / "drawn" / case.relative_to(WORK / "Snapshots")
        for recorded in sorted(case.glob("*.png")):
            files += 1
            actual = drawn / drawn_name(recorded)
            name = recorded.relative_to(WORK / "Snapshots")
            if not actual.exists():
                print(f"  missing: {name}")
                failed.append(str(name))
                continue
            count, level = difference(recorded, actual)
            if not count:
                continue
            print(f"  {name}: {count} pixels, up to {level} levels")
            differing_files += 1
            pixels += count
            largest = max(largest, level)
            if ARTIFACTS:
                target = ARTIFACTS / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(actual, target)
        if (case / "layout.txt").read_bytes() != (drawn / "layout.txt").read_bytes():
            print(f"  {case.relative_to(WORK / 'Snapshots')}/layout.txt differs")
            layouts += 1
    print(
        f"{len(cases)} cases, {files} pictures: {differing_files} differ, in {pixels} pixels by at "
        f"most {largest} levels; {layouts} layouts differ; {len(failed)} failures"
    )
    return 0 if files and not (pixels or layouts or failed) else 1


sys.exit(main())
