/** A module that is brought when it is first needed. */
export interface Lazy<Module> {
  /** Brings it, once; after a failure it is tried again with the next call. */
  bring: () => Promise<Module>;
  /** The module, if it is there. */
  now: () => Module | undefined;
}

/**
 * @param load the import
 * @param onceThere called when it has come, before those who wait for it
 */
export const lazily = <Module>(
  load: () => Promise<Module>,
  onceThere: () => void = () => undefined,
): Lazy<Module> => {
  let there: Module | undefined;
  let coming: Promise<Module> | undefined;
  return {
    bring: () => {
      coming ??= load().then(
        (loaded) => {
          there = loaded;
          onceThere();
          return loaded;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
    now: () => there,
  };
};
