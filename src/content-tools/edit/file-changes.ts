import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseJson } from '../read/parse-json';
import { nameFile } from '../read/read-content';
import { EditError } from './entries';
import { formatJson } from './format-json';

/** Collects the changes of a command to the files of a content folder, and shows the files as they will be. */
export const collectChanges = (root: string) => {
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
    has: (file: string): boolean => read(file) !== undefined,
    /** @throws EditError if the file cannot be read */
    readJson: (file: string): unknown => {
      const parsed = parseJson(Buffer.from(read(file) ?? ''));
      if ('data' in parsed) return parsed.data;
      throw new EditError(`${nameFile(root, file)} ${parsed.fault.problem}. ${parsed.fault.fix}`);
    },
    write: (file: string, content: string | Buffer) => changes.set(file, content),
    /** Writes JSON in the project's format. */
    writeJson: (file: string, data: unknown) => changes.set(file, formatJson(data)),
    move: (from: string, to: string): void => {
      changes.set(to, read(from));
      changes.set(from, undefined);
    },
    remove: (file: string) => changes.set(file, undefined),
    /**
     * Makes all changes, or none.
     * @throws EditError if a file cannot be written; everything is then as it was
     */
    apply: (): void => {
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

export type FileChanges = ReturnType<typeof collectChanges>;
