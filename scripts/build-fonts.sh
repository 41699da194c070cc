#!/bin/sh
# Makes Fonts/Inter/Inter.ttf from the published package. Needs Python 3 and network access to PyPI.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q fonttools==4.68.0
"$work/venv/bin/pip" download -q --no-deps -d "$work" fontpkg-inter==4.1.post1
(cd "$work" && python3 -m zipfile -e fontpkg_inter-*.whl .)
SOURCE_DATE_EPOCH=0 "$work/venv/bin/fonttools" varLib.instancer \
  "$work/fontpkg_inter/files/Inter[opsz,wght].ttf" opsz=14 wght=400:700 \
  --no-recalc-timestamp -o Fonts/Inter/Inter.ttf
cp "$work/fontpkg_inter/LICENSE" Fonts/Inter/OFL.txt
