import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { metaOf, parseSize, type Size, screenPage } from './browser';
import { art, shown } from './paths';
import { hashOf, pageSources } from './sources';
import { ArtError, findPython } from './tools';

const shotModel = z.looseObject({
  picture: z.string().regex(/^content\/.+\.(jpg|webp)$/),
  view: z.string(),
  width: z.int(),
  height: z.int(),
});
const sceneModel = z.union([
  z.strictObject({ scene: z.string(), problem: z.string() }),
  z.strictObject({
    scene: z.string(),
    shots: z.record(z.string(), shotModel),
    screens: z.array(z.string()),
    sources: z.array(z.string()),
  }),
]);

/** A picture of the site and where it comes from. */
export interface Picture {
  /** Path from the root, its identity: content/hero-slides/zerosbook-desktop.jpg */
  path: string;
  /** What it may be called on the command line: zerosbook/desktop, or the composition's name. */
  name: string;
  size: Size;
  source:
    | { kind: 'scene'; scene: string; shot: z.infer<typeof shotModel>; screens: string[] }
    | { kind: 'composition'; page: string };
  /** Changes whenever the picture would; throws an ArtError when a source is missing. */
  hash: () => string;
}

const scenePictures = (problems: string[]): Picture[] => {
  const listing = execFileSync(findPython(), ['-B', join(art, 'kit/shots.py')], { encoding: 'utf8' });
  return z
    .array(sceneModel)
    .parse(JSON.parse(listing))
    .flatMap((entry) => {
      if ('problem' in entry) {
        problems.push(`art/scenes/${entry.scene}.py: ${entry.problem}`);
        return [];
      }
      const { scene, screens, sources } = entry;
      return Object.entries(entry.shots).map(([name, shot]) => ({
        path: shot.picture,
        name: `${scene}/${name}`,
        size: { width: shot.width, height: shot.height },
        source: { kind: 'scene' as const, scene, shot, screens },
        hash: () => {
          const pages = screens.flatMap((screen) => pageSources(screenPage(screen)));
          return hashOf([...sources.map((source) => join(art, source)), ...pages], shot);
        },
      }));
    });
};

const compositionPictures = (): Picture[] => {
  const folder = join(art, 'compositions');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const page = join(folder, file);
      const html = readFileSync(page, 'utf8');
      const path = metaOf(html, 'picture');
      if (!path) throw new ArtError(`${shown(page)}: <meta name="picture" content="content/..."> is missing`);
      return {
        path,
        name: file.replace(/\.html$/, ''),
        size: parseSize(metaOf(html, 'size'), page),
        source: { kind: 'composition' as const, page },
        hash: () => hashOf(pageSources(page), 'composition'),
      };
    });
};

/** Every picture that scenes and compositions make, by path. Scenes that cannot be read go to `problems`. */
export const readPictures = (problems: string[]): Picture[] => {
  const pictures = [...scenePictures(problems), ...compositionPictures()];
  const paths = new Set<string>();
  for (const { path, name } of pictures) {
    if (paths.has(path)) throw new ArtError(`${path} is made twice, the second time by ${name}`);
    paths.add(path);
  }
  return pictures.sort((a, b) => a.path.localeCompare(b.path));
};
