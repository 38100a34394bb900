import type { Progress } from './workshop';

/** Seconds as `1:05`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const width = 20;

/**
 * One line while pictures are encoded: how long the build has run, how many are done, and how long the rest takes if it goes on
 * like this; undefined when none is left.
 * @param seconds since the build began
 * @param now in milliseconds, by `performance.now()`
 */
export const progressLine = (seconds: number, progress: Progress, now: number): string | undefined => {
  const { pictures, finished, kept, begun = 0 } = progress;
  if (finished === pictures) return undefined;
  const full = Math.floor((width * finished) / pictures);
  const encoded = finished - kept;
  const left = ((now - begun) / 1000 / encoded) * (pictures - finished);
  return [
    `${clock(seconds)}  [${'#'.repeat(full)}${'.'.repeat(width - full)}] pictures: ${finished} of ${pictures}`,
    ...(kept > 0 ? [`${kept} from earlier builds`] : []),
    ...(encoded > 0 ? [`about ${clock(left)} left for them`] : []),
  ].join(', ');
};
