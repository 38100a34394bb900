import type { Logger } from 'pino';
import { DeliveryError, errorCode } from '../errors';
import type { Claim, DeliveryKey } from '../store/deliveries';
import { readRow } from '../store/messages';
import type { Store } from '../store/store';
import { isGivenUp, pauseAfter, workerTimings } from './backoff';
import { type Destination, listTargets } from './destination';

interface WorkerParts {
  readonly store: Pick<Store, 'due' | 'claim' | 'renew' | 'record' | 'redirect'>;
  readonly destinations: readonly Destination[];
  readonly timings?: typeof workerTimings;
  readonly log: Logger;
  readonly now?: () => number;
  /** A number from 0 up to 1. */
  readonly random?: () => number;
}

/** Deliveries to one destination at the same time. */
const parallel = 3;
/** Failures to reach a destination, in a row, after which it is paused. */
const patience = 3;

/** Milliseconds since some moment; never jumps. */
const elapsed = () => performance.now();

const keyText = ({ message_id, channel, target }: DeliveryKey) => [message_id, channel, target].join(' ');

/**
 * Makes the deliveries that are due, each for itself: a failure delays that one alone. A destination is paused when it
 * cannot be reached or refuses the login several times in a row; then one delivery at a time tries it.
 *
 * A crash between the receiver's acceptance and its record makes that one delivery again, with the same Message-ID or
 * webhook-id; SMTP offers nothing better (RFC 1047).
 */
export const createWorker = (parts: WorkerParts) => {
  const { store, destinations, timings = workerTimings, log, now = Date.now, random = Math.random } = parts;
  const queues = destinations.map((destination) => ({
    destination,
    running: 0,
    failures: 0,
    pausedUntil: Number.NEGATIVE_INFINITY,
  }));
  type Queue = (typeof queues)[number];
  // Deliveries in progress, and until when those rest that the database could not give out.
  const busy = new Map<string, number>();
  // Delivered, but not recorded: such a delivery must not be made again while this process remembers.
  const delivered = new Set<string>();
  const running = new Set<Promise<void>>();
  const counters = { delivered: 0, failed: 0 };
  let redirected = false;
  let readable = true;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** Resolves to why the delivery could not be made, or to undefined. */
  const transmit = async ({ deliver }: Destination, { delivery, message, files }: Claim) => {
    const renewal = setInterval(() => {
      store
        .renew(delivery)
        .catch((error: unknown) => log.warn({ id: message.id, code: errorCode(error) }, 'claim not renewed'));
    }, timings.renew);
    try {
      await deliver(readRow(message, files), delivery.target);
      return undefined;
    } catch (error) {
      // Anything else is a fault of this message, such as a row that cannot be read.
      return error instanceof DeliveryError ? error : new DeliveryError('refused', errorCode(error));
    } finally {
      clearInterval(renewal);
    }
  };

  const noteReach = (queue: Queue, failure: DeliveryError | undefined) => {
    if (failure?.more.retryAfter !== undefined) queue.pausedUntil = elapsed() + failure.more.retryAfter;
    if (failure?.kind !== 'server') {
      queue.failures = 0;
      return;
    }
    queue.failures += 1;
    if (queue.failures < patience) return;
    queue.pausedUntil = elapsed() + timings.serverPause;
    if (queue.failures > patience) return;
    log.error({ name: queue.destination.name, code: failure.code }, 'deliveries pause: no connection');
  };

  const record = async (claim: Claim, failure: DeliveryError | undefined) => {
    const { message_id: id, channel, attempts } = claim.delivery;
    if (failure === undefined) {
      await store.record(claim, { state: 'delivered' });
      counters.delivered += 1;
      return log.info({ id, channel, attempts }, `${channel} delivered`);
    }
    const { kind, code, more } = failure;
    const facts = { id, channel, code, attempts };
    if (kind === 'final' || isGivenUp(attempts, claim.firstAttempt, now(), timings.retry)) {
      await store.record(claim, { state: 'failed', error: code });
      if (kind === 'final') return log.info(facts, `${channel} not delivered`);
      counters.failed += 1;
      return log.error(facts, `${channel.toUpperCase()} NOT DELIVERED and given up; it is kept`);
    }
    const pause = Math.max(pauseAfter(kind, attempts, random(), timings.retry), more.retryAfter ?? 0);
    await store.record(claim, { state: 'waiting', error: code, due: now() + pause });
    const later = { ...facts, retryInSeconds: Math.round(pause / 1000) };
    if (kind === 'refused')
      log.error(later, `${channel} refused; probably a setting is wrong. It is tried again`);
    else log.warn(later, `${channel} not delivered yet`);
  };

  const deliver = async (queue: Queue, key: DeliveryKey) => {
    const claim = await store.claim(key);
    if (claim === undefined) return;
    const text = keyText(key);
    const failure = delivered.has(text) ? undefined : await transmit(queue.destination, claim);
    noteReach(queue, failure);
    if (failure === undefined) delivered.add(text);
    await record(claim, failure);
    delivered.delete(text);
  };

  const begin = (queue: Queue, key: DeliveryKey) => {
    const text = keyText(key);
    busy.set(text, Number.POSITIVE_INFINITY);
    queue.running += 1;
    const run = deliver(queue, key)
      .then(
        () => void busy.delete(text),
        (error: unknown) => {
          const code = errorCode(error);
          log.error({ id: key.message_id, code }, 'a delivery cannot be claimed or recorded');
          busy.set(text, elapsed() + timings.serverPause);
        },
      )
      .finally(() => {
        queue.running -= 1;
        running.delete(run);
        void work();
      });
    running.add(run);
  };

  /** Begins what is due, as far as the destination takes more. */
  const fill = async (queue: Queue) => {
    const { channel, targets } = queue.destination;
    const free = () => (queue.failures < patience ? parallel : 1) - queue.running;
    if (stopped || free() <= 0 || elapsed() < queue.pausedUntil) return;
    for (const [key, until] of busy) if (until <= elapsed()) busy.delete(key);
    // Another look at the queue may have begun some of them meanwhile.
    for (const delivery of await store.due(channel, targets, free() + busy.size)) {
      if (!stopped && free() > 0 && !busy.has(keyText(delivery))) begin(queue, delivery);
    }
  };

  const work = async (): Promise<void> => {
    if (stopped) return;
    try {
      if (!redirected) {
        await store.redirect(listTargets(destinations));
        redirected = true;
      }
      for (const queue of queues) await fill(queue);
      readable = true;
    } catch (error) {
      if (readable) log.error({ code: errorCode(error) }, 'deliveries cannot be read from the database');
      readable = false;
    }
  };

  return {
    start(): void {
      timer = setInterval(work, timings.poll).unref();
      void work();
    },
    /** Looks at the queue now, because a message has arrived. */
    wake: (): void => void work(),
    /** Finishes the deliveries in progress and starts no other. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await Promise.all(running);
    },
    /** Delivers what is due until nothing more is, or for so many milliseconds: for functions, which do not run on. */
    async drain(time: number): Promise<void> {
      const late = new Promise((resolve) => setTimeout(resolve, time, 'late').unref());
      do await work();
      while (running.size > 0 && (await Promise.race([...running, late])) !== 'late');
    },
    counters: (): Readonly<typeof counters> => counters,
  };
};
