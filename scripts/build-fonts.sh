#!/bin/sh
# Makes the files below Fonts/ from published packages. Needs Python 3, PyPI and Debian's archive.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q fonttools==4.68.0 uharfbuzz
"$work/venv/bin/pip" download -q --no-deps -d "$work" fontpkg-inter==4.1.post1
(cd "$work" && python3 -m zipfile -e fontpkg_inter-*.whl .)
SOURCE_DATE_EPOCH=0 "$work/venv/bin/fonttools" varLib.instancer \
  "$work/fontpkg_inter/files/Inter[opsz,wght].ttf" opsz=14 wght=400:700 \
  --no-recalc-timestamp -o Fonts/Inter/Inter.ttf
cp "$work/fontpkg_inter/LICENSE" Fonts/Inter/OFL.txt

"$work/venv/bin/pip" download -q --no-deps -d "$work" manimgx-fonts==2026.9.26.post1
(cd "$work" && python3 -m zipfile -e manimgx_fonts-*.whl .)
for script in Arabic Hebrew Thai Devanagari Symbols; do
  folder=Fonts/NotoSans$script
  mkdir -p "$folder"
  cp "$work/manimgx_fonts/NotoSans$script[wght].ttf" "$folder/NotoSans$script.ttf"
  cp "$work"/manimgx_fonts-*.dist-info/licenses/LICENSE "$folder/OFL.txt"
done

(cd "$work" && apt-get download -q fonts-noto-color-emoji=2.042-0+deb12u1 && dpkg-deb -x fonts-noto-color-emoji_*.deb emoji)
mkdir -p Fonts/NotoColorEmoji
PATH="$work/venv/bin:$PATH" "$work/venv/bin/python" scripts/emoji.py \
  "$work/emoji/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf" Fonts/NotoColorEmoji/NotoColorEmoji.ttf
cp "$work/emoji/usr/share/doc/fonts-noto-color-emoji/copyright" Fonts/NotoColorEmoji/COPYRIGHT.txt
