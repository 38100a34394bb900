export interface LazyModule<Module> {
  /** Loads it once; after a failure the next call tries again. */
  load: () => Promise<Module>;
  /** The module, if it is loaded. */
  loaded: () => Module | undefined;
  /** Calls `listener` when it has loaded, before those who wait for it, unless the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** @param importModule the dynamic import */
export const lazyModule = <Module>(importModule: () => Promise<Module>): LazyModule<Module> => {
  const listeners = new Set<() => void>();
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  return {
    load: () => {
      loading ??= importModule().then(
        (module) => {
          loaded = module;
          for (const listener of listeners) listener();
          return module;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    loaded: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
