import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The seeds of the test company's random pages: any order that an editor may choose has to look right. */
export const randomPageSeeds: readonly number[] = [11, 22, 33];

export const randomPageTitle = (seed: number): string => `Random Page ${seed}`;

/** Random numbers from 0 to 1 that are the same for a seed (mulberry32). */
export const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Writes a page for each seed, of sections of `every-section.json` in random order. */
export const writeRandomPages = (contentFolder: string): void => {
  const folder = join(contentFolder, 'pages');
  const page = JSON.parse(readFileSync(join(folder, 'every-section.json'), 'utf8'));
  for (const seed of randomPageSeeds) {
    const random = createRandom(seed);
    const sections = page.sections
      .map((section: unknown) => ({ section, at: random() }))
      .toSorted((a: { at: number }, b: { at: number }) => a.at - b.at)
      .slice(0, 12)
      .map(({ section }: { section: unknown }) => section);
    const title = randomPageTitle(seed);
    const nextStep = { title: 'Go on', text: `After page ${seed}.`, linkText: 'Ask us', link: '/contact-us' };
    const description = `${title} of the test company: sections in an order that nobody chose, for the tests of composed pages.`;
    writeFileSync(
      join(folder, `random-page-${seed}.json`),
      JSON.stringify({ ...page, title, description, tagline: title, sections, nextStep }),
    );
  }
};
