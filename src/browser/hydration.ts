let hydrated = false;

/** Whether React has hydrated the page: a first render after that need not match the HTML. */
export const isHydrated = (): boolean => hydrated;

/** Called by the layout once it is hydrated. */
export const markHydrated = (): void => {
  hydrated = true;
};
