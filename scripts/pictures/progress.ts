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
