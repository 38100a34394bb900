export interface LazyModule<Module> {
  /** Loads it once; after a failure the next call tries again. */
  load: () => Promise<Module>;
  /** The module, if it is loaded. */
  loaded: () => Module | undefined;
}

/**
 * @param importModule the dynamic import
 * @param onLoad called when it has loaded, before those who wait for it
 */
export const lazyModule = <Module>(
  importModule: () => Promise<Module>,
  onLoad: () => void = () => undefined,
): LazyModule<Module> => {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  return {
    load: () => {
      loading ??= importModule().then(
        (module) => {
          loaded = module;
          onLoad();
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
  };
};
