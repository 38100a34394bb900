import { readFile, rename, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code';
import { longestPause, type RetryPlan, retryPlan } from './backoff';
import { formatOwner, isGone, type Owner, ownProcess } from './claim-owner';
import {
  acceptedAt,
  claimedName,
  type DeliveryState,
  deliveredInfo,
  type MailName,
  parseName,
  waitingName,
} from './file-name';
import { diskOperations, listMail, subfolders } from './maildir';

/** A message in the spool. */
export interface SpoolEntry extends MailName {
  readonly file: string;
}

/** A message that only this process may deliver. */
export interface Claim {
  readonly entry: SpoolEntry;
  /** Its state, including the attempt in progress. */
  readonly state: DeliveryState & { readonly firstAttempt: number };
  readonly path: string;
}

/** What waits, and for how long. */
export interface SpoolDepth {
  readonly waiting: number;
  readonly failed: number;
  readonly suspectedSpam: number;
  /** Age of the oldest waiting message, in seconds; null if none waits. */
  readonly oldestSeconds: number | null;
}

const millisecondsPerSecond = 1000;

// Paths of this process's claims; it may have several spools open.
const held = new Set<string>();

const isMissing = (error: unknown) => errorCode(error) === 'ENOENT';

/** Counts the messages that wait in a Maildir without opening any. `now` in milliseconds since 1970. */
export const measureSpool = async (maildir: string, now: number): Promise<SpoolDepth> => {
  const [waiting, claimed, failed, suspectedSpam] = await Promise.all([
    listMail(maildir, 'new'),
    listMail(join(maildir, subfolders.sending), 'cur'),
    listMail(join(maildir, subfolders.failed), 'new'),
    listMail(join(maildir, subfolders.suspectedSpam), 'new'),
  ]);
  const ages = [...waiting, ...claimed].flatMap((file) => {
    const accepted = acceptedAt(parseName(file).base);
    return accepted === undefined ? [] : [Math.max(0, Math.round((now - accepted) / millisecondsPerSecond))];
  });
  return {
    waiting: waiting.length + claimed.length,
    failed: failed.length,
    suspectedSpam: suspectedSpam.length,
    oldestSeconds: ages.length === 0 ? null : Math.max(...ages),
  };
};

export type Spool = ReturnType<typeof createSpool>;

/** The durations and clocks of a spool. */
export interface SpoolTimes {
  /** Milliseconds a claim is valid after its last renewal. */
  readonly lease: number;
  /** The longest time that a message can have to wait, in milliseconds. */
  readonly longestWait?: number | undefined;
  /** Time of day, in milliseconds since 1970; it may jump. */
  readonly now?: (() => number) | undefined;
  /** Milliseconds since some moment; never jumps. */
  readonly elapsed?: (() => number) | undefined;
}

/** A monotonic clock, in milliseconds. */
export const evenTime = (): number => performance.now();

/**
 * The Maildir as a spool that several server processes share.
 *
 * A message is claimed by renaming it out of `new`: of two processes one succeeds, the other finds nothing. The new name
 * holds the owner, so a claim left by a dead process can be taken over by a rename as well, and never one that is in
 * force: that has another name. A claim is in force while its owner lives, as far as that can be determined, and while the
 * owner renews it: its file's modification time must change within the lease. That is measured from when this process
 * first saw it, so that machines whose clocks disagree, or a clock that is set, void no claim and keep none for years.
 */
export const createSpool = (
  maildir: string,
  self: Owner,
  { lease, longestWait = longestPause(retryPlan), now = Date.now, elapsed = evenTime }: SpoolTimes,
) => {
  const owner = formatOwner(self);
  const inNew = (file: string) => join(maildir, 'new', file);
  const sending = join(maildir, subfolders.sending, 'cur');
  // Claims of others: the modification time seen last, and since when.
  const watched = new Map<string, { modified: number; since: number }>();

  const touch = async (path: string) => {
    const seconds = now() / millisecondsPerSecond;
    await utimes(path, seconds, seconds);
  };

  const finish = async (claim: Claim, target: string, folder: string) => {
    await rename(claim.path, target);
    held.delete(claim.path);
    await diskOperations.syncFolder(folder);
    await diskOperations.syncFolder(sending);
  };

  const isStale = async (entry: SpoolEntry) => {
    const path = join(sending, entry.file);
    if (entry.owner === owner) return !held.has(path);
    if (entry.owner === undefined || isGone(entry.owner, self)) return true;
    const { mtimeMs } = await stat(path);
    const seen = watched.get(entry.file);
    if (seen?.modified === mtimeMs) return elapsed() - seen.since > lease;
    watched.set(entry.file, { modified: mtimeMs, since: elapsed() });
    return false;
  };

  // A message due later than any pause allows was scheduled while the clock was wrong.
  const isDue = ({ due }: SpoolEntry) => due <= now() || due > now() + longestWait;

  return {
    /** Messages whose next attempt is due, oldest first. */
    async due(): Promise<SpoolEntry[]> {
      const files = await listMail(maildir, 'new');
      return files.map((file) => ({ file, ...parseName(file) })).filter(isDue);
    },

    /** Claims a message; undefined if another process was quicker. */
    async claim(entry: SpoolEntry): Promise<Claim | undefined> {
      const state = {
        attempts: entry.attempts + 1,
        firstAttempt: Math.min(entry.firstAttempt ?? now(), now()),
        due: 0,
      };
      const path = join(sending, claimedName(entry.base, state, owner));
      held.add(path);
      try {
        // Before the rename, or the claim would look as old as the message.
        await touch(inNew(entry.file));
        await rename(inNew(entry.file), path);
        return { entry, state, path };
      } catch (error) {
        held.delete(path);
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    /** The mail itself. */
    read: (claim: Claim): Promise<Buffer> => readFile(claim.path),

    /** Renews a claim. */
    renew: (claim: Claim): Promise<void> => touch(claim.path),

    /** Moves a delivered message to `cur`, where it is kept. */
    delivered: (claim: Claim): Promise<void> =>
      finish(claim, join(maildir, 'cur', `${claim.entry.base}${deliveredInfo}`), join(maildir, 'cur')),

    /**
     * Moves a message that cannot be delivered to `.Failed`. Its attempts are reset: moved back to `new` by hand, it
     * starts again.
     */
    failed(claim: Claim): Promise<void> {
      const folder = join(maildir, subfolders.failed, 'new');
      return finish(claim, join(folder, claim.entry.base), folder);
    },

    /** Returns a message to the queue until its next attempt. `due` in milliseconds since 1970. */
    putBack: (claim: Claim, due: number): Promise<void> =>
      finish(claim, inNew(waitingName(claim.entry.base, { ...claim.state, due })), join(maildir, 'new')),

    /** Drops a claim that could not be moved, so that it is picked up again. */
    letGo(claim: Claim): void {
      held.delete(claim.path);
    },

    /** Takes over what dead processes had claimed; it is due at once. Returns how many there were. */
    async recover(): Promise<number> {
      let recovered = 0;
      const files = await listMail(join(maildir, subfolders.sending), 'cur');
      for (const file of watched.keys()) if (!files.includes(file)) watched.delete(file);
      for (const file of files) {
        const entry = { file, ...parseName(file) };
        try {
          if (!(await isStale(entry))) continue;
          await rename(join(sending, file), inNew(waitingName(entry.base, { ...entry, due: 0 })));
          recovered += 1;
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }
      return recovered;
    },
  };
};

/** The spool as this process works on it. */
export const openSpool = (
  maildir: string,
  { lease, retry }: { lease: number; retry: RetryPlan },
  now: () => number,
): Spool => createSpool(maildir, ownProcess(), { lease, longestWait: longestPause(retry), now });
