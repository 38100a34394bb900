import { accessSync, constants, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders of a Maildir. */
export const maildirFolders = ['tmp', 'new', 'cur'] as const;

/** Maildir++ folders next to the inbox: suspected spam, mail being delivered, mail given up. */
export const subfolders = { suspectedSpam: '.Junk', sending: '.Sending', failed: '.Failed' } as const;

// The Maildir convention: a file this old in tmp was left by a process that died.
const leftoverAge = 36 * 3_600_000;

const ownerOnly = 0o700;
const ownerReads = 0o600;

/** The operations that keep a message, in the order that makes it safe; a test checks that order. */
export interface FileOperations {
  /** Creates a file, fails if it exists, and resolves once its bytes are on the disk. */
  write(path: string, content: Uint8Array): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Resolves once the names in a folder are on the disk. */
  syncFolder(path: string): Promise<void>;
  unlink(path: string): Promise<void>;
}

const syncFolder = async (path: string) => {
  // Windows cannot open a folder, and keeps names in its own journal.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

export const diskOperations: FileOperations = {
  async write(path, content) {
    const file = await open(path, 'wx', ownerReads);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  rename,
  syncFolder,
  unlink,
};

/**
 * Creates the Maildir and its subfolders where they are missing.
 * @throws the system error if a folder cannot be created or written to
 */
export const prepareMaildir = (path: string): void => {
  for (const folder of ['.', ...Object.values(subfolders)]) {
    for (const part of maildirFolders) {
      mkdirSync(join(path, folder, part), { recursive: true, mode: ownerOnly });
      accessSync(join(path, folder, part), constants.R_OK | constants.W_OK | constants.X_OK);
    }
    // Maildir++ marks its folders with this file; an inbox has none.
    const mark = join(path, folder, 'maildirfolder');
    if (folder !== '.' && statSync(mark, { throwIfNoEntry: false }) === undefined) {
      writeFileSync(mark, '', { mode: ownerReads });
    }
  }
};

/**
 * Puts a message into `new` of a Maildir folder. When it resolves, the message survives a crash and a power cut: its
 * bytes are synced before it gets its name, and its name before this resolves.
 * @param folder path of the Maildir folder
 * @throws the system error, with nothing left behind
 */
export const putMail = async (
  folder: string,
  name: string,
  content: Uint8Array,
  files: FileOperations = diskOperations,
): Promise<void> => {
  const draft = join(folder, 'tmp', name);
  const final = join(folder, 'new', name);
  // After a failure the visitor sends the message again, so no trace of it may stay.
  const forget = (path: string) => files.unlink(path).catch(() => undefined);
  try {
    await files.write(draft, content);
    await files.rename(draft, final);
    await files.syncFolder(join(folder, 'new'));
  } catch (error) {
    await Promise.all([forget(draft), forget(final)]);
    throw error;
  }
};

/** Names of the messages in a part of a Maildir folder, oldest first; [] if it cannot be read. */
export const listMail = async (folder: string, part: 'new' | 'cur'): Promise<string[]> => {
  const names = await readdir(join(folder, part)).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).sort();
};

/** Removes what processes that died while writing have left in `tmp`. */
export const removeLeftovers = async (folder: string, now: number): Promise<void> => {
  const drafts = join(folder, 'tmp');
  for (const name of await readdir(drafts).catch(() => [])) {
    const path = join(drafts, name);
    const modified = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (now - modified > leftoverAge) await unlink(path).catch(() => undefined);
  }
};
