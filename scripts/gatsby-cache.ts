import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentFolder } from '../src/content-folder';

/** Below what Gatsby keeps when it empties its cache by itself. */
const noteFile = '.cache/webpack/made-for';

/**
 * Gatsby empties its cache by itself when one of the first three changes, but remembers which plugin owns a type of node
 * (gatsby/dist/redux/reducers/type-owners.js). The last makes the nodes.
 */
const sources = ['package.json', 'gatsby-config.ts', 'gatsby-node.ts', 'src/gatsby-node/content-node.ts'];

/**
 * Drops a cache of Gatsby's that was made in another folder, of another content folder, for another `ASSET_HOST` or by other
 * code: it holds absolute paths, addresses of pictures and the owners of nodes, and Gatsby would fail over them. To be called before Gatsby starts.
 */
export const dropForeignCache = (): void => {
  const code = createHash('sha256');
  for (const source of sources) code.update(readFileSync(source));
  const note = [process.cwd(), contentFolder(), process.env.ASSET_HOST ?? '', code.digest('hex')].join('\n');
  if (existsSync('.cache') && !(existsSync(noteFile) && readFileSync(noteFile, 'utf8') === note)) {
    process.stdout.write(
      "Gatsby's cache was made in another folder, of other content, for another ASSET_HOST or by other code; starting without it.\n",
    );
    for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync(dirname(noteFile), { recursive: true });
  writeFileSync(noteFile, note);
};
