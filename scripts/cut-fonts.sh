#!/usr/bin/env bash
# Cuts the site's faces (SIL Open Font License 1.1) down to what it shows: the letters of unicode-range in
# src/styles/fonts.css, the weights and features its styles use, and no hints for coarse screens, which are four tenths of
# the display face. What English is written with has files of its own, which fit into the first 14 KB that a server sends
# at once (RFC 6928); all else that Latin-1 has is fetched where it is shown. To be run after an update of the
# @fontsource packages; needs fonttools (Debian: apt-get install fonttools python3-brotli).
set -euo pipefail
cd "$(dirname "$0")/.."

english='U+0020-007E,U+00A0,U+00A9,U+00AB,U+00AD,U+00AE,U+00B0,U+00B7,U+00BB,U+00D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026'
latin='U+00A1-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215'
features='kern,liga,calt,rlig,ccmp,locl,mark,mkmk,lnum,tnum'
cut() { # source, letters, target
  pyftsubset "$1" --unicodes="$2" --layout-features="$features" --no-hinting --flavor=woff2 --output-file="$3"
}

serif=node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2
sans=$(mktemp)
sans_more=$(mktemp)
trap 'rm -f "$sans" "$sans_more"' EXIT
fonttools varLib.instancer -q node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2 wght=400:700 -o "$sans"
fonttools varLib.instancer -q node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2 wght=400:700 -o "$sans_more"

cut "$serif" "$english" src/styles/fonts/young-serif-english.woff2
cut "$sans" "$english" src/styles/fonts/figtree-english.woff2
cut "$serif" "$latin" src/styles/fonts/young-serif-latin.woff2
cut "$sans" "$latin" src/styles/fonts/figtree-latin.woff2
# The rupee sign alone, since its file of all letters weighs ten times as much.
cut "$sans_more" U+20B9 src/styles/fonts/figtree-rupee.woff2
