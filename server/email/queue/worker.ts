import { errorCode } from '../error-code';
import { createDelivery, type DeliveryParts } from './delivery';
import { createLoop } from './loop';
import { type Claim, evenTime } from './spool';

/**
 * Delivers the spool, one message at a time, until it is stopped.
 * A crash between the mail server's acceptance and the rename that records it sends that one message again, with the
 * same Message-ID; SMTP offers nothing better (RFC 1047).
 */
export const createWorker = (parts: DeliveryParts) => {
  const { spool, what, timings, log, elapsed = evenTime } = parts;
  const delivery = createDelivery(parts);
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const deliver = async (claim: Claim) => {
    try {
      const failure = await delivery.transmit(claim);
      if (failure?.kind === 'server') pausedUntil = elapsed() + timings.serverPause;
      await delivery.record(claim, failure);
    } catch (error) {
      spool.letGo(claim);
      throw error;
    }
  };

  const workThrough = async () => {
    const recovered = await spool.recover();
    if (recovered > 0) log.warn({ recovered }, 'deliveries of a process that died are taken up again');
    if (elapsed() < pausedUntil) return;
    for (const entry of await spool.due()) {
      if (loop.isStopped() || elapsed() < pausedUntil) return;
      const claim = await spool.claim(entry);
      if (claim !== undefined) await deliver(claim);
    }
  };

  const loop = createLoop(
    () =>
      workThrough().catch((error: unknown) => {
        log.error({ code: errorCode(error) }, `the ${what} spool cannot be worked on`);
      }),
    timings.poll,
  );

  return {
    /** Starts delivering. */
    start: loop.start,
    /** Checks the spool now, because a message has arrived. */
    wake: loop.wake,
    /** Finishes the delivery in progress and starts no other. */
    stop: loop.stop,
  };
};
