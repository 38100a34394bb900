import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseJson } from '../read/parse-json';
import { nameFile } from '../read/read-content';
import { EditError } from './entries';
import { formatJson } from './format-json';

/** The changes of a command to the files of a content folder, whose paths are below it. */
export interface FileChanges {
  has(file: string): boolean;
  /** @throws EditError if the file cannot be read */
  readJson(file: string): unknown;
  write(file: string, content: string | Buffer): void;
  /** Writes JSON in the project's format. */
  writeJson(file: string, data: unknown): void;
  move(from: string, to: string): void;
  remove(file: string): void;
  /**
   * Makes all changes, or none.
   * @throws EditError if a file cannot be written; everything is then as it was
   */
  apply(): void;
}

/** Collects changes, and shows the files as they will be. */
export const collectChanges = (root: string): FileChanges => {
  const changes = new Map<string, string | Buffer | undefined>();

  const readDisk = (file: string): Buffer | undefined => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  };
  const read = (file: string): string | Buffer | undefined =>
    changes.has(file) ? changes.get(file) : readDisk(file);
  const put = (file: string, content: string | Buffer | undefined): void => {
    const path = join(root, file);
    if (content === undefined) {
      if (existsSync(path)) rmSync(path);
      return;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };

  return {
    has: (file) => read(file) !== undefined,
    readJson: (file) => {
      const parsed = parseJson(Buffer.from(read(file) ?? ''));
      if ('data' in parsed) return parsed.data;
      throw new EditError(`${nameFile(root, file)} ${parsed.fault.problem}. ${parsed.fault.fix}`);
    },
    write: (file, content) => changes.set(file, content),
    writeJson: (file, data) => changes.set(file, formatJson(data)),
    move: (from, to) => {
      changes.set(to, read(from));
      changes.set(from, undefined);
    },
    remove: (file) => changes.set(file, undefined),
    apply: () => {
      const before = new Map<string, Buffer | undefined>();
      try {
        for (const [file, content] of changes) {
          before.set(file, readDisk(file));
          put(file, content);
        }
      } catch (error) {
        for (const [file, content] of before) put(file, content);
        const reason = error instanceof Error ? error.message : String(error);
        throw new EditError(`Nothing was changed, because a file cannot be written: ${reason}`);
      }
    },
  };
};
