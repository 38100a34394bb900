import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { checkContent } from '../../content-tools/check';
import { checkPictures } from '../../content-tools/pictures';
import type { Problem } from '../../content-tools/read';
import { mirrorFolder } from './mirror';
import { develop } from './paths';

/**
 * Editors save in several steps; this long after the last one the content is looked at, in milliseconds. chokidar says
 * nothing of a change within 50 ms of the last that it told, of a removal within 100: a look has to come after those.
 */
const quiet = 120;

/** Every mistake of a content folder, those in its pictures included. */
const mistakesIn = async (root: string): Promise<Problem[]> => {
  const { content, problems } = checkContent(root);
  return [...problems, ...(await checkPictures(resolve(root), content)).problems];
};

interface Guarded {
  /** Folder that editors change. */
  root: string;
  /** Copy of it, which stands still while it is looked at. */
  seen: string;
  /** Copy of its last good state, which the site is built from. */
  good: string;
  /** File that tells the mistakes of `root` to the browser. */
  report: string;
}

/** Writes a file so that nobody reads half of it. */
const writeAtomically = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};

/**
 * Looks at the content and passes it on if it has no mistakes; otherwise the last good copy stays.
 * @returns the mistakes
 */
export const passOn = async ({ root, seen, good, report }: Guarded): Promise<Problem[]> => {
  mirrorFolder(root, seen);
  const mistakes = await mistakesIn(seen);
  if (mistakes.length === 0) mirrorFolder(seen, good);
  writeAtomically(report, JSON.stringify(mistakes));
  return mistakes;
};

/**
 * Keeps the copy up to date while editors work.
 * @param told called with the mistakes after each look
 * @param failed called when a look fails, as on a full disk; the next change is looked at again
 */
export const guardContent = (
  places: Guarded,
  told: (mistakes: Problem[]) => void,
  failed: (error: unknown) => void,
): FSWatcher => {
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
    } catch (error) {
      failed(error);
    } finally {
      looking = false;
    }
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), quiet);
  };
  // Once it is ready everything is looked at: what came before that is not told. Node's own watch loses each file that
  // is replaced and not written, as by git and many text editors.
  return watch(places.root, { ignoreInitial: true }).on('ready', soon).on('all', soon).on('error', failed);
};

/** The places of `npm run develop`. */
export const developPlaces = (root: string): Guarded => ({
  root,
  seen: develop.seen,
  good: develop.content,
  report: develop.report,
});
