/** The state of the router (behaviour.md, rule 16). */
interface RouteStatus {
  state: 'idle' | 'loading' | 'submitting';
  /** Loading takes so long that visitors should see it (behaviour.md, rule 3). */
  slow: boolean;
}

/** Milliseconds after which a navigation is announced as loading. */
export const slowAfter = 200;

/** The state in the HTML. */
export const idle: RouteStatus = { state: 'idle', slow: false };

let status = idle;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (next: RouteStatus): void => {
  status = next;
  for (const listener of listeners) listener();
};

/** Starts a navigation; `finish` ends it. */
export const startLoading = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => set({ state: 'loading', slow: true }), slowAfter);
  set({ state: 'loading', slow: false });
};

/** Starts sending a form; `finish` ends it. */
export const startSubmitting = (): void => {
  clearTimeout(timer);
  set({ state: 'submitting', slow: false });
};

export const finish = (): void => {
  clearTimeout(timer);
  if (status !== idle) set(idle);
};

/** Calls `listener` after each change, until the returned function is called. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentStatus = (): RouteStatus => status;
