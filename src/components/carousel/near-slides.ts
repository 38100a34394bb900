/** The slides whose pictures are needed: those already shown, the current one and the next. */
export const withNear = (shown: ReadonlySet<number>, current: number, count: number): ReadonlySet<number> => {
  const near = [current, (current + 1) % count];
  return near.every((index) => shown.has(index)) ? shown : new Set([...shown, ...near]);
};
