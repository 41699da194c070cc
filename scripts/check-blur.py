#!/usr/bin/env python3
"""Compares the blur of pictures with scipy's Gaussian and shows what it costs.

    swift build -c release --product PlacardBench
    scripts/check-blur.py [FOLDER_OF_PLACARDBENCH]      (needs numpy and scipy)

Fails where a pixel is more than 2 levels off or all are by 0.5 or more on average. Hard edges, thin
stripes and a noisy photograph are blurred with edges going on outwards; the time is that of the
part under a card at 3x, 900x930 pixels.
"""

import pathlib
import subprocess
import sys
import tempfile

import numpy as np
from scipy.ndimage import gaussian_filter1d

ROOT = pathlib.Path(__file__).resolve().parent.parent
BENCH = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/release") / "PlacardBench"
SIGMAS = [1, 2, 2.5, 3, 4, 5.9, 6, 7.9, 8, 11, 15, 20, 30, 45, 60, 90, 130, 200, 300]


def edges(height, width):
    picture = np.zeros((height, width, 4))
    picture[..., 3] = 255
    picture[37 : height // 2 + 3, 51 : width // 3] = 255
    picture[height // 2 :, width // 2 + 7 :] = [255, 0, 128, 255]
    y, x = np.mgrid[:height, :width]
    picture[(x - width * 0.6) ** 2 + (y - height * 0.3) ** 2 < (height * 0.13) ** 2, :2] = 255
    picture[(x + y) % 97 < 11] = 255
    picture[:5] = 255
    picture[:, -1] = 255
    return picture


def photograph(height, width):
    y, x = np.mgrid[:height, :width] / 300
    waves = [
        128 + 90 * np.sin(x * 3 + y) + 30 * np.sin(y * 9),
        128 + 90 * np.cos(x * 2 - y * 4),
        100 + 100 * np.sin(x * y * 2),
    ]
    noise = np.random.default_rng(1).normal(0, 28, (height, width, 3))
    picture = np.dstack([np.stack(waves, -1) + noise, np.full((height, width), 255.0)])
    return picture.round().clip(0, 255)


def blur(folder, picture, sigma, turns):
    height, width = picture.shape[:2]
    source, result = folder / "source", folder / "result"
    picture.astype(np.uint8).tofile(source)
    command = [BENCH, "blur", source, width, height, sigma, result, turns]
    run = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True)
    return np.fromfile(result, np.uint8).reshape(picture.shape), float(run.stdout)


def main():
    worst = 0
    print("sigma   edges: mean, max   photograph: mean, max   900x930 px, ms")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        card = photograph(930, 900)
        for sigma in SIGMAS:
            row = []
            for picture in (edges(701, 523), photograph(701, 523)):
                wanted = picture
                for axis in (0, 1):
                    wanted = gaussian_filter1d(
                        wanted, sigma, axis=axis, mode="nearest", truncate=6
                    )
                error = np.abs(blur(folder, picture, sigma, 1)[0] - wanted)
                row += [error.mean(), error.max()]
            worst = max(worst, row[1] / 2, row[3] / 2, row[0] / 0.5, row[2] / 0.5)
            time = blur(folder, card, sigma, 9)[1]
            print(
                f"{sigma:5}   {row[0]:11.3f} {row[1]:6.2f}   {row[2]:16.3f} {row[3]:6.2f}"
                f"   {time:14.2f}"
            )
    return int(worst > 1)


if __name__ == "__main__":
    sys.exit(main())
