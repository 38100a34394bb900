import type { Logger } from 'pino';

const day = 24 * 60 * 60 * 1000;

/** Counts the messages that were marked as suspected spam, so that somebody looks at them. */
export interface SpamReport {
  count(): void;
  start(): void;
  /** Logs what was counted since the last line. */
  stop(): void;
}

/**
 * Logs once a day, at midnight UTC and when the server stops, how many messages were marked as suspected spam.
 */
export const createSpamReport = (log: Logger, now = Date.now): SpamReport => {
  let messages = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    log.info({ messages }, 'messages marked as suspected spam since the last report');
    messages = 0;
  };
  const wait = () => {
    timer = setTimeout(
      () => {
        report();
        wait();
      },
      day - (now() % day),
    );
    timer.unref();
  };

  return {
    count: () => {
      messages += 1;
    },
    start: wait,
    stop: () => {
      clearTimeout(timer);
      if (messages > 0) report();
    },
  };
};
