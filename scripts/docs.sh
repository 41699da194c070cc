#!/usr/bin/env bash
# Builds the documentation of the library Placard into .build/docs; a warning is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build
built=$(swift build --show-bin-path)
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
read -ra includes <<< "$(pkg-config --cflags-only-I pangocairo libpng)"

rm -rf .build/docs .build/symbols
mkdir -p .build/symbols
# What `import Placard` re-exports is documented as its own.
swift symbolgraph-extract -module-name Placard -target "$target" -output-dir .build/symbols \
  -minimum-access-level public \
  -experimental-allowed-reexported-modules=PlacardFamilies,PlacardGraphics,PlacardLayout,PlacardModel \
  -I "$built/Modules" -I "$built/CPlacard.build" -I Sources/C/CGraphicsLibs \
  "${includes[@]}"
"$docc" convert Sources/Placard/Placard.docc --additional-symbol-graph-dir .build/symbols \
  --fallback-display-name Placard --fallback-bundle-identifier placard \
  --warnings-as-errors --output-path .build/docs
