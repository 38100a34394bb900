export const lazyModule = <Module>(importModule: () => Promise<Module>) => {
  const listeners = new Set<() => void>();
  let loaded: Module | undefined;
  return {
    /** Loads it; after a failure the next call tries again. */
    load: async (): Promise<Module> => {
      const module = loaded ?? (await importModule());
      if (!loaded) {
        loaded = module;
        for (const listener of listeners) listener();
      }
      return module;
    },
    loaded: (): Module | undefined => loaded,
    /** Calls `listener` when it has loaded, before those who wait for it, unless the returned function is called. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type LazyModule<Module> = ReturnType<typeof lazyModule<Module>>;
