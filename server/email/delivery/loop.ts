export type Loop = ReturnType<typeof createLoop>;

/**
 * Runs a job at intervals, and at once when it is woken; never twice at the same time.
 * @param job must not reject
 * @param interval milliseconds between two runs
 */
export const createLoop = (job: () => Promise<void>, interval: number) => {
  let running: Promise<void> | undefined;
  let wanted = false;
  let stopped = true;
  let timer: NodeJS.Timeout | undefined;

  const run = () => {
    if (stopped) return;
    wanted = running !== undefined;
    if (wanted) return;
    clearTimeout(timer);
    running = job().finally(() => {
      running = undefined;
      if (stopped) return;
      timer = setTimeout(run, wanted ? 0 : interval);
      timer.unref();
    });
  };

  return {
    start(): void {
      if (!stopped) return;
      stopped = false;
      run();
    },

    /** Runs the job now, or again after the run in progress. */
    wake: run,

    isStopped: (): boolean => stopped,

    /** Whether the job runs at the moment. */
    isRunning: (): boolean => running !== undefined,

    /** Resolves once the run in progress has ended; there is no other. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
