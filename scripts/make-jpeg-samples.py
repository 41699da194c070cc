#!/usr/bin/env python3
"""Writes Tests/PlacardRasterTests/Image/JPEGSample+Table.swift: small JPEG files of every kind, with
the checksum of the pixels that Pillow's own libjpeg reads from them, and Snapshots/_images/photo.jpg,
as a phone held upright would save it. Needs Pillow 11 or later."""
import base64
import io
import os
import zlib

from PIL import Image, ImageDraw, ImageOps

os.chdir(os.path.join(os.path.dirname(__file__), ".."))
picture = Image.new("RGB", (37, 21), (240, 120, 60))
draw = ImageDraw.Draw(picture)
for x in range(37):
    for y in range(21):
        picture.putpixel((x, y), (x * 6 % 256, (x * y) % 256, y * 11 % 256))
draw.rectangle((4, 3, 17, 9), fill=(255, 0, 0))
draw.line((0, 20, 36, 2), fill=(0, 0, 255), width=2)


def saved(image, **options):
    file = io.BytesIO()
    image.save(file, "JPEG", quality=70, optimize=True, **options)
    return file.getvalue()


def turned(value):
    exif = Image.Exif()
    exif[0x0112] = value
    return saved(picture, exif=exif, subsampling=0)


samples = {
    "grey": saved(picture.convert("L")),
    "4:4:4": saved(picture, subsampling=0),
    "4:2:2": saved(picture, subsampling=1),
    "4:2:0": saved(picture, subsampling=2),
    "RGB": saved(picture, keep_rgb=True),
    "progressive": saved(picture, progressive=True),
    "progressive grey": saved(picture.convert("L"), progressive=True),
    "restart markers": saved(picture, restart_marker_blocks=2),
    "one pixel": saved(picture.crop((5, 5, 6, 6))),
    "CMYK": saved(picture.convert("CMYK")),
    **{f"orientation {value}": turned(value) for value in range(1, 9)},
}
photo = Image.open("Snapshots/_images/photo.png").convert("RGB")
exif = Image.Exif()
exif[0x0112] = 6
photo.transpose(Image.Transpose.ROTATE_90).save(
    "Snapshots/_images/photo.jpg", quality=90, progressive=True, exif=exif
)

rows = []
for name, file in samples.items():
    decoded = ImageOps.exif_transpose(Image.open(io.BytesIO(file))).convert("RGB")
    checksum = zlib.crc32(decoded.tobytes())
    text = base64.b64encode(file).decode()
    lines = [text[at : at + 92] for at in range(0, len(text), 92)]
    body = "\\\n      ".join(lines)
    rows.append(
        f'    JPEGSample(\n      "{name}", {decoded.width}, {decoded.height}, 0x{checksum:08X},\n'
        f'      """\n      {body}\n      """),\n'
    )
with open("Tests/PlacardRasterTests/Image/JPEGSample+Table.swift", "w") as out:
    out.write(
        "// Written by scripts/make-jpeg-samples.py; do not edit.\n\nextension JPEGSample {\n"
        "  static let all: [JPEGSample] = [\n" + "".join(rows) + "  ]\n}\n"
    )
