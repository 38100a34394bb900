import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { pictureJob } from './encode';
import { openWorkshop, progressLine, type Workshop } from './workshop';

/**
 * Gatsby's external jobs (gatsby/dist/utils/jobs/types.d.ts). With `ENABLE_GATSBY_EXTERNAL_JOBS=true` and a channel to its
 * parent, Gatsby sends JOB_CREATED for each job of a plugin, and waits for an answer with the same id.
 */
const jobCreated = z.object({
  type: z.literal('JOB_CREATED'),
  payload: z.looseObject({ id: z.string() }),
});

/** Does the job that a message of Gatsby is about; undefined for a message about none. */
export const answerJob = async (message: unknown, workshop: Workshop): Promise<object | undefined> => {
  const { payload } = jobCreated.safeParse(message).data ?? {};
  if (!payload) return undefined;
  const { id } = payload;
  const pictures = pictureJob.safeParse(payload).data;
  // Gatsby then does it itself.
  if (!pictures) return { type: 'JOB_NOT_WHITELISTED', payload: { id } };
  return workshop.finish(pictures).then(
    () => ({ type: 'JOB_COMPLETED', payload: { id, result: {} } }),
    (error) => ({ type: 'JOB_FAILED', payload: { id, error: error.message } }),
  );
};

/**
 * Runs `gatsby build`, encodes its pictures in this process, and shows how far it is.
 * @param cli path of Gatsby's command line program
 * @returns Gatsby's exit code; 1 if it was killed
 */
export const buildWithGatsby = async (cli: string): Promise<number> => {
  const started = performance.now();
  const workshop = openWorkshop();
  const timer = setInterval(() => {
    const now = performance.now();
    const line = progressLine((now - started) / 1000, workshop.progress, now);
    if (line) process.stdout.write(`${line}\n`);
  }, 10_000);

  const child = fork(cli, ['build', '--prefix-paths'], {
    // Not tsx, by which this process runs.
    execArgv: [],
    env: {
      ...process.env,
      ENABLE_GATSBY_EXTERNAL_JOBS: 'true',
      // One process compiles two files; starting more takes longer.
      PARCEL_WORKERS: '0',
      // Whole lines, between which the progress fits.
      GATSBY_LOGGER: 'yurnalist',
      ...(process.stdout.isTTY && !process.env.NO_COLOR && { FORCE_COLOR: process.env.FORCE_COLOR ?? '1' }),
      // glibc keeps a heap for each thread that works on pictures; two of them need a fifth less memory (mallopt(3)).
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    },
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.pipe(process.stdout, { end: false });
  child.stderr?.pipe(process.stderr, { end: false });
  child.on('message', (message) => {
    void answerJob(message, workshop).then((answer) => {
      if (answer && child.connected) child.send(answer);
    });
  });
  const stop = (signal: NodeJS.Signals): void => void child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);

  const [code] = z.tuple([z.number().nullable(), z.unknown()]).parse(await once(child, 'close'));
  for (const signal of signals) process.off(signal, stop);
  workshop.close();
  clearInterval(timer);
  return code ?? 1;
};
