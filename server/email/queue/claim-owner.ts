import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import { errorCode } from '../error-code';

/** A server process, as it is named in the files of its claims. */
export interface Owner {
  /** The machine and its process table: two containers have two. */
  readonly host: string;
  readonly pid: number;
  /** When the process started, because process ids are reused after a restart. */
  readonly start: string;
}

const hostLetters = 10;
const letters = 36;

const readOr = (read: () => string) => {
  try {
    return read();
  } catch {
    return '';
  }
};

/** This process. */
export const ownProcess = (): Owner => ({
  host: createHash('sha256')
    .update(hostname())
    .update(readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')))
    .update(readOr(() => readlinkSync('/proc/self/ns/pid')))
    .digest('hex')
    .slice(0, hostLetters),
  pid: process.pid,
  start: Math.round(performance.timeOrigin).toString(letters),
});

export const formatOwner = ({ host, pid, start }: Owner): string => `${host}-${pid}-${start}`;

const parseOwner = (text: string): Owner | undefined => {
  const [host, pid, start] = text.split('-');
  return host === undefined || pid === undefined || start === undefined
    ? undefined
    : { host, pid: Number(pid), start };
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs under another user.
    return errorCode(error) === 'EPERM';
  }
};

/**
 * Tells if the process that claimed a message is certainly gone. On another machine nobody can know; its lease
 * must expire.
 * @param text owner as written in the file name
 */
export const isGone = (text: string, self: Owner, alive: (pid: number) => boolean = isAlive): boolean => {
  const owner = parseOwner(text);
  if (owner === undefined) return true;
  if (owner.host !== self.host) return false;
  return owner.pid === self.pid ? owner.start !== self.start : !alive(owner.pid);
};
