/** A function that works out its result once for each object, as long as that is there; for anything else every time. */
export const remember = <Key, Result>(make: (key: Key) => Result): ((key: Key) => Result) => {
  const known = new WeakMap<object, { result: Result }>();
  return (key) => {
    if (typeof key !== 'object' || key === null) return make(key);
    const before = known.get(key);
    if (before) return before.result;
    const result = make(key);
    known.set(key, { result });
    return result;
  };
};
