/** Random choices that are the same for the same seed. */
export interface Random {
  /** A number from 0 up to 1. */
  number(): number;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True once in `times`. */
  once(times: number): boolean;
  bytes(length: number): Buffer;
}

/** @param seed any whole number (mulberry32) */
export const randomFrom = (seed: number): Random => {
  let state = seed;
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(number() * (most - least + 1));
  return {
    number,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    once: (times) => number() * times < 1,
    bytes: (length) => Buffer.from(Array.from({ length }, () => whole(0, 255))),
  };
};
