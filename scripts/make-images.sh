#!/usr/bin/env bash
# Makes docs/images anew by running the lines of the README that write there.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release --product placard
PATH="$(swift build -c release --show-bin-path):$PATH"
rm -f docs/images/*.png
grep '^placard .* docs/images/' README.md | bash -euxo pipefail
