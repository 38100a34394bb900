import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeBrowser } from './command/browser';
import { makeDraft, makeFinal } from './command/make';
import { root, shown } from './command/paths';
import { type Picture, readPictures } from './command/pictures';
import { noteFinished, readRecord } from './command/record';
import { makeSheets } from './command/sheet';
import { ArtError } from './command/tools';

/**
 * `node --import tsx art/art.ts`: makes the pictures of the site from art/scenes and art/compositions; art/README.md tells how.
 * Ends with code 1 when a picture failed; the others are made nevertheless.
 */
const usage = `node --import tsx art/art.ts [NAME ...] [--draft | --quick] [--force] [--list] [--sheet]

NAME     part of a scene's, composition's or picture's name; without any, all pictures
--draft  480 px wide, rough, to art/.cache/drafts/
--quick  scenes at three quarters of their width, in half the time; a later run without it makes them whole
--force  also what has not changed
--list   says which pictures there are, and which are out of date
--sheet  contact sheets of the finished pictures, to art/.cache/`;

type Pace = 'draft' | 'quick' | 'final';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const quickHash = (picture: Picture): string => `quick ${picture.hash()}`;

const isFresh = (picture: Picture, record: Record<string, string>, quickWillDo = false): boolean => {
  const made = existsSync(join(root, picture.path)) && record[picture.path];
  return made === picture.hash() || (quickWillDo && made === quickHash(picture));
};

const seconds = (since: number): number => Math.round((performance.now() - since) / 1000);

const list = (pictures: Picture[]): void => {
  const record = readRecord();
  for (const picture of pictures) {
    let state = 'out of date';
    try {
      if (isFresh(picture, record, true)) state = isFresh(picture, record) ? 'done' : 'quick';
    } catch (error) {
      if (!(error instanceof ArtError)) throw error;
      state = error.message;
    }
    const { width, height } = picture.size;
    say(`${picture.path}  ${width}x${height}  ${picture.name}  ${state}`);
  }
};

/** Makes one picture and says where it is. */
const make = async (picture: Picture, pace: Pace): Promise<string> => {
  if (pace === 'draft') return shown(await makeDraft(picture));
  const hash = pace === 'quick' ? quickHash(picture) : picture.hash();
  await makeFinal(picture, pace === 'quick');
  // A source that changed meanwhile leaves the old hash, so the next run makes the picture again.
  noteFinished(picture.path, hash);
  return picture.path;
};

/** Makes all pictures one after the other and returns how many failed. */
const makeAll = async (pictures: Picture[], pace: Pace): Promise<number> => {
  const start = performance.now();
  let failed = 0;
  for (const [i, picture] of pictures.entries()) {
    const begun = performance.now();
    const count = `${i + 1}/${pictures.length}`;
    try {
      const path = await make(picture, pace);
      const left = Math.round((seconds(start) / (i + 1)) * (pictures.length - i - 1));
      say(`${count}  ${path}  ${seconds(begun)} s${left > 0 ? `, about ${left} s left` : ''}`);
    } catch (error) {
      if (!(error instanceof ArtError)) throw error;
      failed += 1;
      say(`${count}  ${picture.path}  FAILED\n${error.message}`);
    }
  }
  return failed;
};

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      draft: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      sheet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(usage);
    return 0;
  }
  const problems: string[] = [];
  const all = readPictures(problems);
  const named = all.filter(
    ({ path, name }) =>
      positionals.length === 0 || positionals.some((part) => path.includes(part) || name.includes(part)),
  );
  // A scene that cannot be read concerns only those who asked for it.
  const concern = problems.filter(
    (line) => positionals.length === 0 || positionals.some((part) => line.includes(part.split('/')[0] ?? '')),
  );
  for (const line of concern) say(line);
  if (named.length === 0 && concern.length === 0) {
    throw new ArtError(
      `no picture is called ${positionals.join(' or ')}; node --import tsx art/art.ts --list names them all`,
    );
  }
  if (values.list) {
    list(named);
    return concern.length;
  }
  if (values.sheet) {
    for (const path of await makeSheets(named)) say(shown(path));
    return concern.length;
  }
  const record = readRecord();
  const due =
    values.draft || values.force ? named : named.filter((picture) => !maySkip(picture, record, values.quick));
  if (due.length < named.length) say(`${named.length - due.length} unchanged`);
  const pace = values.draft ? 'draft' : values.quick ? 'quick' : 'final';
  return concern.length + (await makeAll(due, pace));
};

/** Whether a picture may be skipped. One whose source is missing may not: making it tells what is wrong. */
const maySkip = (picture: Picture, record: Record<string, string>, quickWillDo: boolean): boolean => {
  try {
    return isFresh(picture, record, quickWillDo);
  } catch (error) {
    if (error instanceof ArtError) return false;
    throw error;
  }
};

main()
  .then((failed) => {
    if (failed > 0) process.exitCode = 1;
  })
  .catch((error: unknown) => {
    if (!(error instanceof ArtError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  })
  .finally(closeBrowser);
