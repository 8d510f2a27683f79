# shellcheck shell=bash
# On x86-64.
try_x86() {
    play_on amd64 x86_64
}
