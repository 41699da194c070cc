#!/bin/bash
# Compares Placard with the naive C reference in Peers/ on this machine. Debian 12, root.
#   ./run.sh            install, build, measure, print the table (about three minutes)
#   ./run.sh STEP...    any of: install build measure
set -eu
cd "$(dirname "$0")/.."
# Benchmarks have build folders of their own: their products are linked in another way.
out=.build/benchmarks

step_install() {
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends gcc pkg-config \
    python3 libcairo2-dev libpango1.0-dev libpng-dev fonts-inter >/dev/null
}

step_build() {
  mkdir -p "$out/pictures"
  # The flags of Peers/run.sh.
  gcc -O3 -march=native -w -o "$out/cairo_naive" Benchmarks/Peers/cairo_naive.c \
    $(pkg-config --cflags --libs cairo pangocairo) -lm
  for product in placard PlacardBench; do
    swift build -c release --static-swift-stdlib --scratch-path "$out/swift" --product "$product"
  done
}

step_measure() {
  PEERS_DIR="$out/pictures" python3 Benchmarks/compare.py \
    "$out/cairo_naive" "$out/swift/release" Benchmarks/payment-sent.json "$out/pictures"
}

for step in ${@:-install build measure}; do "step_$step"; done
