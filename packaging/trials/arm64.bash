# shellcheck shell=bash
# On 64-bit ARM.
try_arm64() {
    play_on arm64 aarch64
}
