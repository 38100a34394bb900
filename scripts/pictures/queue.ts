interface Task {
  readonly work: number;
  readonly run: () => Promise<void>;
}

/** Runs tasks, some at once, those with the most work first, so that all processors finish together. */
export const createQueue = (atOnce: number) => {
  let waiting: Task[] = [];
  let running = 0;

  const runNext = (): void => {
    const [first] = waiting.sort((one, other) => other.work - one.work);
    if (running >= atOnce || !first) return;
    waiting.shift();
    running += 1;
    void first.run().finally(() => {
      running -= 1;
      runNext();
    });
  };

  return {
    /** Resolves or rejects as the task does. */
    add: <Result>(work: number, task: () => Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        waiting.push({ work, run: () => task().then(resolve, reject) });
        runNext();
      }),
    /** Begins no more tasks. */
    clear: (): void => {
      waiting = [];
    },
  };
};
