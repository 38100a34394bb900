/** A step of Gatsby's build. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
}

/** The slowest steps of a build, from its output: at most `count`, each of a second or more. */
export const slowSteps = (output: string, count = 6): Step[] =>
  [...output.matchAll(/^success (.+?) - (?:.* - )?([\d.]+)s(?: .*)?$/gm)]
    .map(([, name = '', seconds]) => ({ name, seconds: Number(seconds) }))
    .filter(({ seconds }) => seconds >= 1)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
