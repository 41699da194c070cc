#!/usr/bin/env bash
# Draws every snapshot document with the libraries of Debian 13 and compares the pictures with the
# recorded ones, which were drawn with those of Debian 12. Exit code 1 if any pixel differs.
#
# Makes a minimal Debian 13 in a temporary folder, so it needs root and a mirror; it takes about
# three minutes besides the build. It is not part of .ci/run.
#
#   scripts/debian13.sh            everything
#   DEBIAN_MIRROR=URL              another mirror than deb.debian.org
#   PLACARD_TOOL=FILE              a tool built with --static-swift-stdlib, instead of building one
#   PLACARD_ARTIFACTS=FOLDER       keep pictures that differ
set -euo pipefail
cd "$(dirname "$0")/.."

need() {
  echo "scripts/debian13.sh: $1" >&2
  exit 69
}
[ "$(id -u)" = 0 ] || need "run it as root: it makes a Debian system in a folder"
command -v debootstrap > /dev/null || need "debootstrap is missing: apt-get install debootstrap"
python3 -c 'import PIL' 2> /dev/null || need "Pillow is missing: apt-get install python3-pil"

tool=${PLACARD_TOOL:-}
if [ -z "$tool" ]; then
  # A folder of its own, for the tool is linked in another way; Benchmarks/run.sh shares it.
  build=(swift build -c release --static-swift-stdlib --scratch-path .build/benchmarks/swift)
  "${build[@]}" --product placard
  tool=$("${build[@]}" --show-bin-path)/placard
fi

root=$(mktemp -d)
trap 'rm -rf --one-file-system "$root"' EXIT
echo "Making Debian 13 …"
debootstrap --variant=minbase \
  --include=libcairo2,libpango-1.0-0,libpangoft2-1.0-0,libpangocairo-1.0-0,libpng16-16t64,libjpeg62-turbo \
  trixie "$root" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" > "$root.log" 2>&1 || {
  tail -n 20 "$root.log" >&2
  need "debootstrap failed, see $root.log"
}
rm "$root.log"
install -D "$tool" "$root/srv/placard"
cp -R Snapshots "$root/srv/Snapshots"

# As in SnapshotCase: the scale stands after the last @ of a folder's name, else it is 2, and a
# folder whose family starts with _ holds what documents use.
cat > "$root/srv/draw" << 'EOS'
set -eu
cd /srv
for document in Snapshots/[!_]*/*/alert.json; do
  folder=${document%/alert.json}
  case $folder in *@1x) scale=1 ;; *@3x) scale=3 ;; *) scale=2 ;; esac
  mkdir -p "drawn/${folder#Snapshots/}"
  ./placard render "$document" --quiet --scheme both --scale "$scale" \
    -o "drawn/${folder#Snapshots/}/" || echo "$folder" >> failed
  ./placard layout "$document" --quiet --scheme light --scale "$scale" \
    > "drawn/${folder#Snapshots/}/layout.txt" || echo "$folder" >> failed
done
EOS
echo "Drawing …"
# Swift reads a process's arguments from /proc, and fonts are opened there; the mount is private.
unshare --mount sh -euc 'mount -t proc proc "$1/proc" && exec chroot "$1" /bin/sh /srv/draw' \
  draw "$root"

echo "Libraries of this machine and of Debian 13:"
for package in libcairo2 libpixman-1-0 libpango-1.0-0 libfreetype6 libharfbuzz0b libfribidi0 \
  libthai0 libfontconfig1 'libpng16-16*' libjpeg62-turbo zlib1g libc6; do
  version() { dpkg-query "$@" -W -f '${Version}\n' "$package" 2> /dev/null | grep -m 1 . || true; }
  printf '  %-16s %-28s %s\n' "$package" "$(version)" "$(version "--admindir=$root/var/lib/dpkg")"
done

python3 scripts/compare-pictures.py "$root/srv" "${PLACARD_ARTIFACTS:-}"
