import { type FSWatcher, mkdirSync, renameSync, watch, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkContent } from '../content/check';
import { checkPictures } from '../content/pictures';
import type { Problem } from '../content/read';
import { mirrorFolder } from './mirror';
import { develop } from './places';

/** Editors save in several steps; this long after the last one the content is looked at, in milliseconds. */
const quiet = 30;

/** Every mistake of a content folder, those in its pictures included. */
export const mistakesIn = async (root: string): Promise<Problem[]> => {
  const { content, problems } = checkContent(root);
  return [...problems, ...(await checkPictures(root, content)).problems];
};

interface Guarded {
  /** Folder that editors change. */
  root: string;
  /** Copy of its last good state, which the site is built from. */
  good: string;
  /** File that tells the mistakes of `root` to the browser. */
  report: string;
}

/** Writes a file so that nobody reads half of it. */
const writeWhole = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};

/**
 * Looks at the content and passes it on if it has no mistakes; otherwise the last good copy stays.
 * @returns the mistakes
 */
export const passOn = async ({ root, good, report }: Guarded): Promise<Problem[]> => {
  const mistakes = await mistakesIn(root);
  if (mistakes.length === 0) mirrorFolder(root, good);
  writeWhole(report, JSON.stringify(mistakes));
  return mistakes;
};

/**
 * Keeps the copy up to date while editors work.
 * @param told called with the mistakes after each look
 */
export const guardContent = (places: Guarded, told: (mistakes: Problem[]) => void): FSWatcher => {
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  const look = async (): Promise<void> => {
    timer = undefined;
    if (looking) {
      timer = setTimeout(() => void look(), quiet);
      return;
    }
    looking = true;
    try {
      told(await passOn(places));
    } finally {
      looking = false;
    }
  };
  return watch(places.root, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), quiet);
  });
};

/** The places of `npm run develop`. */
export const developPlaces = (root: string): Guarded => ({
  root,
  good: develop.content,
  report: develop.report,
});
