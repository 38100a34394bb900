/** Figures by their names, which say the unit. */
export type Figures = Readonly<Record<string, number>>;
export type Limits = Readonly<Record<string, { readonly atMost?: number; readonly atLeast?: number }>>;

/** What a benchmark found out about a page, a server or a build: a line of its table. */
export interface Row {
  readonly name: string;
  readonly figures: Figures;
  readonly limits?: Limits;
}

/** Options of the command line; each benchmark reads those it knows. */
export interface BenchOptions {
  /** How often pages are loaded; the median counts. */
  readonly runs: number;
  /** Pages for Lighthouse; three by default. */
  readonly routes?: readonly string[] | undefined;
  /** Origin of another site, whose pages Lighthouse loads in turns with ours. */
  readonly peer?: string | undefined;
  /** Numbers of copies of the content to build. */
  readonly times: readonly number[];
}

/** The median; NaN for an empty list. */
export const findMedian = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
};

/** The median of each figure of several runs. */
export const findMedians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, findMedian(runs.map((run) => run[name] ?? Number.NaN))]),
  );

const write = (value: number, digits: number): string => String(Number(value.toPrecision(digits)));

/** A Markdown table: the names of the rows on the left, a column for each figure. */
export const formatTable = (rows: readonly Row[]): string => {
  const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const cells = rows.map(({ name, figures }) => [
    name,
    ...columns.map((column) => (column in figures ? write(figures[column] ?? Number.NaN, 4) : '')),
  ]);
  const widths = ['', ...columns].map((head, column) =>
    Math.max(3, head.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = ([name = '', ...values]: readonly string[]): string => {
    const padded = values.map((value, index) => value.padStart(widths[index + 1] ?? 0));
    return `| ${[name.padEnd(widths[0] ?? 0), ...padded].join(' | ')} |\n`;
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(['', ...columns]), line(rule), ...cells.map(line)].join('');
};

/** The goals that were missed, in words: row, figure and limit. What could not be measured is a miss. */
export const listMisses = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ name, figures, limits = {} }) =>
    Object.entries(limits).flatMap(([figure, { atMost, atLeast }]) => {
      const value = figures[figure] ?? Number.NaN;
      const measured = `${name}: ${figure} ${write(value, 6)}`;
      if (atMost !== undefined && !(value <= atMost))
        return [`${measured}, at most ${write(atMost, 6)} allowed`];
      if (atLeast !== undefined && !(value >= atLeast)) return [`${measured}, at least ${atLeast} needed`];
      return [];
    }),
  );
