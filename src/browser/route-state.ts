/** What the shell is doing (spec section 4, "Router states"). */
export type RouteState = 'idle' | 'loading' | 'submitting';

export interface RouteStatus {
  state: RouteState;
  /** Whether loading has lasted so long that visitors should be told (decisions.md: 200 ms). */
  slow: boolean;
}

/** After this many milliseconds a navigation is announced as loading. */
export const slowAfter = 200;

/** Nothing is under way, as in the HTML. */
export const idle: RouteStatus = { state: 'idle', slow: false };

let status = idle;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (next: RouteStatus): void => {
  status = next;
  for (const listener of listeners) listener();
};

/** Begins a navigation; ends with `finish`. */
export const startLoading = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => set({ state: 'loading', slow: true }), slowAfter);
  set({ state: 'loading', slow: false });
};

/** Begins sending a form; ends with `finish`. */
export const startSubmitting = (): void => {
  clearTimeout(timer);
  set({ state: 'submitting', slow: false });
};

/** Ends what was under way. */
export const finish = (): void => {
  clearTimeout(timer);
  if (status !== idle) set(idle);
};

/** Calls `listener` with each change; ends with what is returned. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentStatus = (): RouteStatus => status;
