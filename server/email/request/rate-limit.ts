import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { errorCode } from '../error-code';
import type { EmailSettings, RateLimit } from '../settings';

/** Counts messages. */
export interface RateLimiter {
  /** Counts one message. Resolves to 0 if it may pass, otherwise to the seconds until one may be sent again. */
  take(sender: string): Promise<number>;
  /** Takes back a count, for a message that could not be kept. */
  giveBack(sender: string): Promise<void>;
  close(): Promise<void>;
}

type RateSettings = Pick<EmailSettings, 'redisUrl' | 'perAddress' | 'overall'>;
type Store = RateLimiterMemory | RateLimiterRedis;

const everybody = 'everybody';
const keyLetters = 22;
const redisTimeout = 1_000;
const disconnectTimeout = 200;
const longestReconnectPause = 10_000;

// The counts need a key, not the address, and others may read a shared Redis.
const hashSender = (sender: string) =>
  createHash('sha256').update(sender).digest('base64url').slice(0, keyLetters);

const limitOptions = (keyPrefix: string, { messages, seconds }: RateLimit) => ({
  keyPrefix,
  points: messages,
  duration: seconds,
});

/** Consumes one point; resolves to the seconds to wait, at least 1 and at most the limit's own, if none is left. */
const consume = async (store: Store, key: string): Promise<number> => {
  try {
    await store.consume(key);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    // The library counts what it rejects, too.
    await store.reward(key);
    // The library uses the time of day, which may have been set back.
    return Math.min(store.duration, Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)));
  }
};

const connectRedis = async (url: string, log: Logger) => {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: redisTimeout,
    commandTimeout: redisTimeout,
    disconnectTimeout,
    retryStrategy: (times) => Math.min(times * redisTimeout, longestReconnectPause),
  });
  let reported = false;
  client.on('error', (error: unknown) => {
    if (!reported)
      log.error({ code: errorCode(error) }, 'Redis cannot be reached; rate limits are counted in memory');
    reported = true;
  });
  client.on('ready', () => {
    reported = false;
  });
  return client;
};

const createStores = async (
  { redisUrl, perAddress, overall }: RateSettings,
  log: Logger,
): Promise<{ perAddress: Store; overall: Store; disconnect: () => void }> => {
  // Without Redis each server counts for itself: visitors can still write, and are still limited.
  const memory = {
    perAddress: new RateLimiterMemory(limitOptions('mail', perAddress)),
    overall: new RateLimiterMemory(limitOptions('mail-all', overall)),
  };
  if (redisUrl === undefined) return { ...memory, disconnect: () => undefined };
  const storeClient = await connectRedis(redisUrl, log);
  const share = (keyPrefix: string, limit: RateLimit, insuranceLimiter: Store) =>
    new RateLimiterRedis({
      ...limitOptions(keyPrefix, limit),
      storeClient,
      insuranceLimiter,
      rejectIfRedisNotReady: true,
    });
  return {
    perAddress: share('mail', perAddress, memory.perAddress),
    overall: share('mail-all', overall, memory.overall),
    disconnect: () => storeClient.disconnect(),
  };
};

/**
 * The rate limits: messages from one sender, and from everybody together. Counted in memory, or in Redis with
 * `redisUrl`, so that several servers count together.
 */
export const createRateLimiter = (settings: RateSettings, log: Logger): RateLimiter => {
  const connected = createStores(settings, log);
  // Failures are thrown where the limiter is used; unhandled until then, they would end the process.
  connected.catch(() => undefined);
  return {
    async take(sender) {
      const { perAddress, overall } = await connected;
      const key = hashSender(sender);
      const wait = await consume(perAddress, key);
      if (wait > 0) return wait;
      const waitForAll = await consume(overall, everybody);
      if (waitForAll > 0) await perAddress.reward(key);
      return waitForAll;
    },

    async giveBack(sender) {
      const { perAddress, overall } = await connected;
      await Promise.all([perAddress.reward(hashSender(sender)), overall.reward(everybody)]);
    },

    async close() {
      await connected.then(
        ({ disconnect }) => disconnect(),
        () => undefined,
      );
    },
  };
};
