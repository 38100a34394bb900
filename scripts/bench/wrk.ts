/** Figures of one run of wrk. */
export interface Load {
  /** Responses a second. */
  readonly rate: number;
  /** Latency in milliseconds: median and 99th percentile. */
  readonly half: number;
  readonly slowest: number;
  /** Failed requests. */
  readonly failed: number;
}

const millisecondsOf: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Parses the output of `wrk --latency`; missing figures are NaN. */
export const parseWrk = (output: string): Load => {
  const number = (pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  const time = (percent: string): number => {
    const [, value, unit = ''] =
      new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(output) ?? [];
    return Number(value) * (millisecondsOf[unit] ?? Number.NaN);
  };
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? '0';
  return {
    rate: number(/^Requests\/sec:\s+([\d.]+)/m),
    half: time('50'),
    slowest: time('99'),
    failed: [refused, ...sockets.slice(1)].reduce((sum, count) => sum + Number(count), 0),
  };
};
