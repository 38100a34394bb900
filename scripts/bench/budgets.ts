/** Kinds of files that are counted apart. */
export const kinds = ['html', 'script', 'font', 'picture', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** Bytes by kind. */
export type Bytes = Readonly<Record<Kind, number>>;

/** Most bytes over the network, in KB (1,000 bytes), that a page may take until it rests, before any scrolling. */
export type Budget = Readonly<Partial<Record<Kind | 'total', number>>>;

const everywhere = { html: 25, font: 60 } as const;

/** The budget of a page. The home page's scripts hold the carousel, which starts by itself. */
export const budgetOf = (path: string): Budget =>
  path === '/' ? { ...everywhere, script: 95, total: 300 } : { ...everywhere, script: 85, total: 180 };

export const total = (bytes: Bytes): number => Object.values(bytes).reduce((sum, size) => sum + size, 0);

/** What a page takes too much of, in words: page, figure and limit. */
export const misses = (path: string, bytes: Bytes, budget: Budget): string[] => {
  const figures: readonly [name: string, size: number, limit: number | undefined][] = [
    ...kinds.map((kind): [Kind, number, number | undefined] => [kind, bytes[kind], budget[kind]]),
    ['total', total(bytes), budget.total],
  ];
  return figures.flatMap(([name, size, limit]) =>
    limit !== undefined && size > limit * 1000
      ? [`${path}: ${name} ${(size / 1000).toFixed(1)} KB, at most ${limit} KB are allowed`]
      : [],
  );
};
