/**
 * `node --import tsx scripts/bench/our-pictures.ts <folder>` gives a copy of AstroWind's source the pictures of this site: its
 * first picture becomes our first banner, the others those of four services. Build it to get a peer for `npm run bench -- lighthouse
 * --peer <folder>/dist`.
 */

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesBelow } from '../../src/gatsby-node/files-below';
import { projectFolder } from '../processes';

const first = 'hero-slides/impex-desktop.jpg';
const others = ['web-application', 'automation', 'data-science', 'it-consultancy'].map(
  (name) => `services/${name}.jpg`,
);
/** AstroWind's own path of its pictures. */
const shelf = '~/assets/images';
const ownFirst = `${shelf}/hero-image.png`;
const fromElsewhere = /https:\/\/(?:images\.unsplash|plus\.unsplash|cdn\.pixabay)\.com\/[^\s'"`)]+/g;
const texts = new Set(['.astro', '.md', '.mdx', '.ts', '.yaml']);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of AstroWind's source");
const source = join(folder, 'src');

/** Copies a picture. Returns its name in AstroWind. */
const copyPicture = (picture: string): string => {
  const name = picture.replace('/', '-');
  copyFileSync(join(projectFolder, 'content', picture), join(source, 'assets/images', name));
  return `${shelf}/${name}`;
};

const banner = copyPicture(first);
const pictures = others.map(copyPicture);
let used = 0;
for (const file of filesBelow(source).filter((name) => texts.has(extname(name)))) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replaceAll(ownFirst, banner).replace(fromElsewhere, (address) => {
    used += 1;
    return pictures[used % pictures.length] ?? address;
  });
  if (changed !== text) writeFileSync(file, changed);
}
process.stdout.write(`${used} pictures from elsewhere are ours now.\n`);
