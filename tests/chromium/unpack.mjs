import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

/**
 * Unpacks the Chromium of @sparticuz/chromium: `node tests/chromium/unpack.mjs FOLDER`. A program by itself, because the
 * package unpacks asynchronously and to the temporary folder, while Playwright reads its configuration synchronously.
 */
const [, , folder] = process.argv;
const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');

// Under another name until it is complete: two test runs may start at once.
const incomplete = `${folder}-${process.pid}`;
mkdirSync(incomplete, { recursive: true });
process.env.TMPDIR = incomplete;
for (const file of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
  await inflate(join(packed, file));
}

// Only the fonts that the package brings: a letter that the site's fonts lack looks the same on every machine.
writeFileSync(
  join(incomplete, 'fonts.conf'),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`,
);
writeFileSync(
  join(incomplete, 'chrome'),
  `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export FONTCONFIG_FILE="$here/fonts.conf" XDG_CACHE_HOME="$here/cache"
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
`,
);
chmodSync(join(incomplete, 'chrome'), 0o755);

if (existsSync(folder)) rmSync(incomplete, { recursive: true });
else renameSync(incomplete, folder);
