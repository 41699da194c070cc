#!/usr/bin/env bash
# Builds and runs every test; arguments go to "swift test", for example --filter SnapshotTests.
set -euo pipefail
cd "$(dirname "$0")/.."
# Pictures are tested as they are shipped, optimized. The flag for @testable changes every module,
# so these builds have a folder of their own beside the tool's.
exec swift test -c release -Xswiftc -enable-testing --scratch-path .build/tests \
  --disable-xctest "$@" < /dev/null
