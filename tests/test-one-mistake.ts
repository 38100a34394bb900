import type { ContentFolder, Json } from './test-content';

/** One wrong value in a copy of the content, and how it is reported. */
export interface OneMistake {
  what: string;
  file: string;
  path: (string | number)[];
  /** The wrong value; without it the field is removed. */
  value?: Json;
  field: string;
  problem: string | RegExp;
  fix: string | RegExp;
}

/** Expects that a mistake is reported once, at its path and with a fix. */
export const expectOneProblem = (folder: ContentFolder, mistake: OneMistake): void => {
  const { file, path, value, field, problem, fix } = mistake;
  folder.set(file, path, value);
  // A page without a valid template loses its address, and links to it break.
  const problems = folder.problems().filter((found) => found.file === file);
  expect(problems).toEqual([
    {
      file,
      field,
      problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
      fix: typeof fix === 'string' ? fix : expect.stringMatching(fix),
    },
  ]);
};
