import { existsSync } from 'node:fs';
import { prerequisites, proxySteps, type Step, steps } from './steps';

const builderOf = ({ needs }: Step): string | undefined => needs && prerequisites[needs].step;

/** The steps, each after what it needs: a build that is there is not repeated. */
export const withBuilders = (chosen: readonly Step[], isThere = existsSync): readonly Step[] => {
  const needed = chosen.flatMap((step) => {
    const builder = steps.find(({ name }) => name === builderOf(step));
    const isMissing = step.needs && !isThere(prerequisites[step.needs].file);
    return builder && isMissing && !chosen.includes(builder) ? [builder, step] : [step];
  });
  return [...new Set(needed)];
};

/** Whether nothing may run beside a step: browser tests keep all processors busy, and the steps of `rest` measure the machine. */
export const isAlone = (step: Step): boolean =>
  step.isBusy || (!step.always && [...steps, ...proxySteps].includes(step));

/**
 * Runs steps in their order, two at a time: Gatsby, Jest and TypeScript leave a processor idle for much of their time.
 * A step waits for the one that builds what it needs. After one that failed no other begins.
 * @param run does a step, and tells whether it passed
 */
export const runInPairs = async (
  chosen: readonly Step[],
  run: (step: Step) => Promise<boolean>,
): Promise<void> => {
  const waiting = [...chosen];
  const running = new Map<Step, Promise<void>>();
  let hasFailed = false;
  const isReady = (step: Step): boolean => {
    const others = [...running.keys()];
    const hasPlace = others.length === 0 || (others.length === 1 && ![...others, step].some(isAlone));
    return hasPlace && ![...others, ...waiting].some(({ name }) => name === builderOf(step));
  };
  const start = async (step: Step): Promise<void> => {
    waiting.splice(waiting.indexOf(step), 1);
    hasFailed = !(await run(step)) || hasFailed;
    running.delete(step);
  };
  for (;;) {
    const next = hasFailed ? undefined : waiting.find(isReady);
    if (next) running.set(next, start(next));
    else if (running.size > 0) await Promise.race(running.values());
    else return;
  }
};
