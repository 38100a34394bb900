#!/usr/bin/env bash
# Cuts the site's faces (SIL Open Font License 1.1) down to what it shows: the letters of unicode-range in
# src/styles/fonts.css, without the hints for coarse screens, which are four tenths of the display face. To be run after
# an update of the @fontsource packages; needs pyftsubset (Debian: apt-get install fonttools python3-brotli).
set -euo pipefail
cd "$(dirname "$0")/.."

latin='U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215'
cut() { # source, letters, target
  pyftsubset "node_modules/$1" --unicodes="$2" --layout-features='*' --no-hinting --flavor=woff2 --output-file="$3"
}

cut @fontsource/young-serif/files/young-serif-latin-400-normal.woff2 "$latin" src/styles/fonts/young-serif-latin.woff2
cut @fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2 "$latin" src/styles/fonts/figtree-latin.woff2
# The rupee sign alone, since its file of all letters weighs ten times as much. In static/, where webpack does not turn
# small files into addresses that hold them, which the security policy refuses.
cut @fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2 U+20B9 static/fonts/figtree-rupee.woff2
