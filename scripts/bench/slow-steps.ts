/** A step of Gatsby's build. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
}

/** The steps that took longest, by what the build writes; at most `count`, and none below a second. */
export const slowSteps = (output: string, count = 6): Step[] =>
  [...output.matchAll(/^success (.+?) - (?:.* - )?([\d.]+)s(?: .*)?$/gm)]
    .map(([, name = '', seconds]) => ({ name, seconds: Number(seconds) }))
    .filter(({ seconds }) => seconds >= 1)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
