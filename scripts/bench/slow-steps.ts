/** A step of Gatsby's build. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
}

/** How Gatsby tells of a step, and how the adapter tells of its own, after Gatsby's last one (src/gatsby/adapter.ts). */
const lines = [
  /^success (.+?) - (?:.* - )?([\d.]+)s(?: .*)?$/gm,
  /^info (compress)ed \d+ files .* in ([\d.]+) s$/gm,
];

/** The steps that took longest, by what the build writes; at most `count`, and none below a second. */
export const slowSteps = (output: string, count = 6): Step[] =>
  lines
    .flatMap((line) => [...output.matchAll(line)])
    .map(([, name = '', seconds]) => ({ name, seconds: Number(seconds) }))
    .filter(({ seconds }) => seconds >= 1)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
