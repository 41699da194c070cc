#!/bin/bash
# Compares Placard with its peers on this machine. Debian 12, root.
#   ./run.sh            install, build, measure, print the tables, draw the plots
#   ./run.sh --quick    the same with fewer peers, scenes and turns, and without the plots
#   ./run.sh STEP...    any of: install build measure quick report plots
set -eu
cd "$(dirname "$0")/.."
# Benchmarks have build folders of their own: their products are linked in another way.
out=$PWD/.build/benchmarks
export PEERS_DIR=$out/peers
python=$PEERS_DIR/venv/bin/python

step_install() {
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends gcc python3 \
    python3-venv >/dev/null
  Benchmarks/Peers/run.sh install
  "$python" -m pip install -q --only-binary :all: matplotlib
}

step_build() {
  Benchmarks/Peers/run.sh build
  for product in placard PlacardBench; do
    swift build -c release --static-swift-stdlib --scratch-path "$out/swift" --product "$product"
  done
}

step_measure() {
  "$python" Benchmarks/measure.py "$@" --products "$out/swift/release" \
    --document Benchmarks/payment-sent.json --out "$out"
}

step_quick() { step_measure --quick; }

step_report() { "$python" Benchmarks/report.py "$out/results.json"; }

step_plots() { "$python" Benchmarks/plots.py "$out/results.json" docs/images; }

steps=${*:-install build measure report plots}
[ "$steps" = --quick ] && steps="install build quick report"
for step in $steps; do "step_$step"; done
