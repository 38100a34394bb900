#!/usr/bin/env bash
# Subsets the site's fonts (SIL Open Font License 1.1): the characters of unicode-range in src/styles/fonts.css, the weights
# and features the styles use, and no hints. English has files of its own, which are preloaded; the rest of Latin-1 is
# loaded on demand. Run it after an update of the @fontsource packages, and raise the version in the file names: the
# files are cached for a year. Needs fonttools (Debian: apt-get install fonttools python3-brotli).
set -euo pipefail
cd "$(dirname "$0")/.."
version=v1

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

cut "$serif" "$english" static/fonts/young-serif-english.$version.woff2
cut "$sans" "$english" static/fonts/figtree-english.$version.woff2
cut "$serif" "$latin" static/fonts/young-serif-latin.$version.woff2
cut "$sans" "$latin" static/fonts/figtree-latin.$version.woff2
# The rupee sign alone, for headings that of a serif as heavy as theirs, which has none; the file of all its neighbours is ten times as large.
cut "$sans_more" U+20B9 static/fonts/figtree-rupee.$version.woff2
cut node_modules/@fontsource/noto-serif/files/noto-serif-latin-ext-600-normal.woff2 U+20B9 static/fonts/noto-serif-rupee.$version.woff2
