import type { Progress } from './workshop';

/** Seconds as `1:05`. */
const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/**
 * Seconds until all pictures are encoded, from how long those so far took; undefined before the first one is.
 * @param now in milliseconds, by `performance.now()`
 */
export const secondsLeft = ({ work, workDone, begun }: Progress, now: number): number | undefined =>
  begun === undefined || workDone === 0 ? undefined : ((now - begun) / 1000 / workDone) * (work - workDone);

const bar = (share: number, width = 20): string => {
  const full = Math.floor(share * width);
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}]`;
};

/**
 * One line: how long the build has run, its step, and what is left of the pictures.
 * @param seconds since the build began
 * @param step of Gatsby, for example "Building production JavaScript and CSS bundles"
 */
export const progressLine = (seconds: number, step: string, progress: Progress, now: number): string => {
  const { pictures, finished, work, workDone, kept } = progress;
  if (finished === pictures) return `${clock(seconds)}  ${step}`;
  const left = secondsLeft(progress, now);
  const share = work === 0 ? 0 : workDone / work;
  return [
    `${clock(seconds)}  ${bar(share)} pictures: ${finished} of ${pictures}`,
    ...(kept > 0 ? [`${kept} from earlier builds`] : []),
    ...(left === undefined ? [] : [`about ${clock(left)} left for them`]),
  ].join(', ');
};

/** Milliseconds between two lines where a line cannot be overwritten. */
const pause = 15_000;

/**
 * Shows a line at the bottom of a terminal, or prints one now and then to a file or a CI's log. Everything else has to be
 * written by `write`, so that it goes above the line.
 * @param line the text at this moment
 */
export const showProgress = (line: () => string, output: NodeJS.WriteStream = process.stdout) => {
  const live = output.isTTY === true;
  const clear = '\r\u001b[2K';
  const draw = (): void => {
    output.write(live ? `${clear}${line().slice(0, output.columns - 1)}` : `${line()}\n`);
  };
  /** Is the last character that was written the end of a line? A live line would overwrite the rest. */
  let atStart = true;
  const timer = setInterval(
    () => {
      if (atStart) draw();
    },
    live ? 500 : pause,
  );
  if (live) draw();
  return {
    write: (text: string, stream: NodeJS.WriteStream = output): void => {
      if (live && atStart) output.write(clear);
      stream.write(text);
      atStart = text.endsWith('\n');
      if (live && atStart) draw();
    },
    end: (): void => {
      clearInterval(timer);
      if (live && atStart) output.write(clear);
    },
  };
};
