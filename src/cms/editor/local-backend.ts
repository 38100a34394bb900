import { z } from 'zod';
import { formatJson } from '../../content-tools/edit/format-json';
import { type Finding, parseJson } from '../../content-tools/read/parse-json';
import { isObject } from '../../is-object';
import { adminPath } from '../../site-manifest/admin-path';
import { outcomeSchema } from '../form-mistakes';
import { showConflict } from './conflict';
import { closeMessage, NotSaved, showMistakes, showSaved } from './messages';

/** A field that only these forms have: the file's text when the form was opened. */
const openedField = '$opened';

const files = z.array(z.object({ path: z.string(), text: z.string() }));
const media = z.array(z.object({ path: z.string(), size: z.number() }));

/** @throws what the server says if it refuses */
const ask = async <Answer>(schema: z.ZodType<Answer>, request: object): Promise<Answer> => {
  const answer = await fetch(`${adminPath}/api`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Error('The server does not answer. Is "npm run develop" still running?');
  });
  const body: unknown = await answer.json();
  if (!answer.ok)
    throw new Error(isObject(body) ? String(body.error) : 'The server refuses without a reason.');
  return schema.parse(body);
};

/** The texts of files, and of the files in folders. */
const readTexts = (paths: readonly string[]) => ask(files, { action: 'read', paths });

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Stands for a file that cannot be read, in lists and in its form; it names the line. */
const unreadable = (path: string, fault: Finding): object => {
  const title = `${nameOf(path)} ${fault.problem}`;
  return { title, name: title, unreadable: `${title}. ${fault.fix} Then open this form again.` };
};

/** A file's text for Decap, with the text that its form was opened with. */
const toEntry = ({ path, text }: { path: string; text: string }) => {
  const read = parseJson(new TextEncoder().encode(text));
  const data =
    'fault' in read
      ? unreadable(path, read.fault)
      : { ...(isObject(read.data) && read.data), [openedField]: text };
  return { data: JSON.stringify(data), file: { path, id: null } };
};

const toMedia = ({ path, size }: { path: string; size: number }) => {
  const url = `${adminPath}/content/${path.slice(path.indexOf('/') + 1)}`;
  return { id: path, path, name: nameOf(path), size, displayURL: url, url };
};

interface Asset {
  path: string;
  toBase64(): Promise<string>;
}

/** The files whose text is no longer that with which their form was opened, because this window has saved them. */
const saved = new Map<string, string | undefined>();

const refuse = (...mistakes: Parameters<typeof showMistakes>): never => {
  showMistakes(...mistakes);
  throw new NotSaved();
};

/** Decap's backend of `npm run develop` (decap-cms-core/index.d.ts, `registerBackend`): content-requests.ts answers it. */
export class LocalBackend {
  constructor(private readonly config: { media_folder: string }) {}

  status = async () => ({ auth: { status: true }, api: { status: true, statusPage: '' } });
  authComponent = () => () => null;
  authenticate = async () => ({});
  restoreUser = this.authenticate;
  logout = () => null;

  entriesByFolder = async (folder: string) => (await readTexts([folder])).map(toEntry);
  entriesByFiles = async (named: readonly { path: string }[]) =>
    (await readTexts(named.map(({ path }) => path))).map(toEntry);

  getEntry = async (path: string) => {
    const [file] = await readTexts([path]);
    if (!file) throw new Error(`${path} does not exist.`);
    saved.delete(path);
    return toEntry(file);
  };

  getMedia = async (folder = this.config.media_folder) =>
    (await ask(media, { action: 'media', folder })).map(toMedia);
  getMediaFile = async (path: string) => toMedia({ path, size: 0 });

  persistEntry = async (
    { dataFiles, assets }: { dataFiles: { path: string; raw: string }[]; assets: Asset[] },
    { newEntry }: { newEntry: boolean },
  ) => {
    const [file] = dataFiles;
    if (!file) return;
    const { [openedField]: start, unreadable, ...data } = z.looseObject({}).parse(JSON.parse(file.raw));
    if (typeof unreadable === 'string') refuse([{ path: '', label: '', sentence: unreadable }]);
    // A copy of an entry still has the other's text.
    const first = newEntry ? undefined : z.string().optional().parse(start);
    const opened = saved.has(file.path) ? saved.get(file.path) : first;
    const text = formatJson(data);
    // Of what was chosen and replaced again, nothing stays.
    const named = assets.filter(({ path }) => text.includes(`/${nameOf(path)}"`));
    const uploads = await Promise.all(
      named.map(async (asset) => ({ file: asset.path, data: await asset.toBase64() })),
    );
    const outcome = await ask(outcomeSchema, { action: 'save', file: file.path, text, opened, uploads });
    if ('mistakes' in outcome) return refuse(outcome.mistakes);
    if ('theirs' in outcome) {
      const theirs = outcome.theirs ?? undefined;
      showConflict({ mine: data, theirs, settle: () => saved.set(file.path, theirs) });
      throw new NotSaved();
    }
    saved.set(file.path, text);
    showSaved(file.path, data, outcome, (path) => this.deleteFile(path));
  };

  persistMedia = async () => {
    throw new Error('Choose the picture in the entry that shows it; it is saved together with it.');
  };

  private readonly deleteFile = async (file: string) => {
    const outcome = await ask(outcomeSchema, { action: 'remove', file });
    saved.delete(file);
    if ('mistakes' in outcome) refuse(outcome.mistakes, 'Not deleted. Without it, this would be wrong');
  };

  deleteFiles = async (paths: readonly string[]) => {
    for (const file of paths) await this.deleteFile(file);
    closeMessage();
  };
}
