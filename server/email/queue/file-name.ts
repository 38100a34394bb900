/**
 * Names of the files in the Maildir. Everything that must be remembered about a message between two attempts is in its
 * name, so that one rename changes it: there is no second file that could be lost, stale or half-written.
 *
 *     1795230521.M123456P4711Q3R<id>.<host>,S=812                        as accepted
 *     1795230521.M…,S=812,A=2,F=1795230530,N=1795230700                  two attempts made, the next one due at N
 *     1795230521.M…,S=812,A=3,F=1795230530,O=<owner>:2,                  claimed by <owner>
 *     1795230521.M…,S=812:2,S                                            delivered
 *
 * The part up to S= follows the Maildir convention (https://cr.yp.to/proto/maildir.html, and S= of Maildir++). Times are
 * seconds since 1970.
 */
import { hostname } from 'node:os';

// Windows allows no colon in file names; Python's mailbox and other readers use this character there.
const infoMark = process.platform === 'win32' ? ';' : ':';

/** The suffix of a delivered message: seen, so that a mail program does not announce it. */
export const deliveredInfo = `${infoMark}2,S`;

const claimedInfo = `${infoMark}2,`;
const millisecondsPerSecond = 1000;

/** The state of a message's delivery. */
export interface DeliveryState {
  /** Attempts started, including the one in progress. */
  readonly attempts: number;
  /** When the first attempt started. Milliseconds since 1970; undefined before it. */
  readonly firstAttempt?: number | undefined;
  /** Before this moment there is no further attempt. Milliseconds since 1970; 0 means at once. */
  readonly due: number;
}

/** A parsed file name. */
export interface MailName extends DeliveryState {
  /** The name without state, owner and flags; it is the same as long as the message exists. */
  readonly base: string;
  /** The server process that is delivering it. */
  readonly owner?: string | undefined;
}

/** The parts of a new name. */
export interface NameParts {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly pid: number;
  /** Number of the message within the process. */
  readonly counter: number;
  readonly host: string;
  /** Bytes of the file. */
  readonly size: number;
}

/** The name of a new message. No two are the same, on one host or on several. */
export const newBase = ({ id, now, pid, counter, host, size }: NameParts): string => {
  const seconds = Math.floor(now / millisecondsPerSecond);
  const micros = Math.floor((now % millisecondsPerSecond) * millisecondsPerSecond);
  const safeHost = host.replaceAll('/', '\\057').replaceAll(':', '\\072').replaceAll(',', '\\054');
  return `${seconds}.M${micros}P${pid}Q${counter}R${id}.${safeHost},S=${size}`;
};

/** Names for new files of this process: by the message's id and the bytes of the file. */
export const createNaming = (now: () => number): ((id: string, size: number) => string) => {
  let counter = 0;
  return (id, size) => {
    counter += 1;
    return newBase({ id, now: now(), pid: process.pid, counter, host: hostname(), size });
  };
};

const numberAfter = (name: string, key: string): number | undefined => {
  const digits = new RegExp(`,${key}=(\\d+)`).exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** Parses a file name. A name given by another program is all base, without attempts. */
export const parseName = (file: string): MailName => {
  const [name = ''] = file.split(infoMark);
  const first = numberAfter(name, 'F');
  return {
    base: name.replace(/,[AFNO]=[^,]*/g, ''),
    attempts: numberAfter(name, 'A') ?? 0,
    firstAttempt: first === undefined ? undefined : first * millisecondsPerSecond,
    due: (numberAfter(name, 'N') ?? 0) * millisecondsPerSecond,
    owner: /,O=([^,]*)/.exec(name)?.[1],
  };
};

const withAttempts = (base: string, { attempts, firstAttempt = 0 }: DeliveryState) =>
  `${base},A=${attempts},F=${Math.floor(firstAttempt / millisecondsPerSecond)}`;

/** The name of a message that waits for its next attempt. */
export const waitingName = (base: string, state: DeliveryState): string =>
  `${withAttempts(base, state)},N=${Math.ceil(state.due / millisecondsPerSecond)}`;

/** The name of a message that `owner` is delivering. */
export const claimedName = (base: string, state: DeliveryState, owner: string): string =>
  `${withAttempts(base, state)},O=${owner}${claimedInfo}`;

/** When a message was accepted, in milliseconds since 1970; undefined for a name given by another program. */
export const acceptedAt = (base: string): number | undefined => {
  const seconds = /^(\d{9,11})\./.exec(base)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * millisecondsPerSecond;
};

/** The id within a name, for the log; for a name given by another program, the part before the host. */
export const readId = (base: string): string =>
  /R([0-9a-f]{32})\./.exec(base)?.[1] ?? base.split('.').slice(0, 2).join('.');
