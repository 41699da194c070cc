#!/usr/bin/env python3
"""Makes Snapshots/_images: small pictures that the snapshot documents use.

Needs nothing but Python; run it from anywhere. The same pixels come out every time.
"""

import math
import struct
import zlib
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "Snapshots" / "_images"


def write(name, width, height, pixel):
    """Writes a picture whose pixel(x, y) gives red, green, blue and alpha."""

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    rows = b"".join(
        b"\0" + b"".join(bytes(pixel(x, y)) for x in range(width)) for y in range(height)
    )
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / name).write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def coverage(inside):
    """Alpha 0...255 of a shape at a pixel, from 4 by 4 samples."""

    def alpha(x, y):
        hits = sum(
            inside(x + (i + 0.5) / 4, y + (j + 0.5) / 4) for i in range(4) for j in range(4)
        )
        return hits * 255 // 16

    return alpha


def mix(a, b, t):
    return tuple(round(p + (q - p) * t) for p, q in zip(a, b))


def plus(x, y):
    """A plus whose arms reach all four edges."""
    arm = 24 <= x < 40 or 24 <= y < 40
    return (0, 122, 255, 255 if arm else 0)


def disc(x, y):
    """A disc in two colours with soft edges."""
    alpha = coverage(lambda u, v: math.hypot(u - 48, v - 48) <= 48)(x, y)
    top, bottom = (255, 204, 0), (255, 45, 85)
    return mix(top, bottom, y / 95) + (alpha,)


def wide(x, y):
    """Three bars, twice as wide as high, in one colour for tinting."""
    return (0, 0, 0, 255 if (x // 8) % 2 == 0 and y >= 36 - (x // 16) * 9 else 0)


def photo(x, y):
    """A sunset over hills: smooth and sharp parts, no repetition."""
    t = y / 259
    sky = mix((38, 54, 120), (255, 149, 88), min(1, t / 0.62))
    sun = math.hypot(x - 82, y - 132)
    if sun < 20:
        sky = (255, 236, 190)
    elif sun < 70:
        glow = (70 - sun) / 50
        sky = mix(sky, (255, 214, 150), glow * glow * (3 - 2 * glow))
    far = 168 + 10 * ((x % 60) / 30 - 1) ** 2 - x * 0.06
    near = 196 + (x - 60) ** 2 / 420
    if y > near:
        return mix((24, 46, 52), (10, 24, 30), min(1, (y - near) / 70)) + (255,)
    if y > far:
        return mix((92, 74, 110), (52, 56, 84), min(1, (y - far) / 60)) + (255,)
    return sky + (255,)


write("plus.png", 64, 64, plus)
write("disc.png", 96, 96, disc)
write("wide.png", 80, 40, wide)
write("photo.png", 120, 260, photo)
