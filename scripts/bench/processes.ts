import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Running, startScript } from '../processes';

/** The project's server with another built static site. */
export const startOtherSite = (folder: string): Promise<Running> =>
  startScript('scripts/bench/other-site.ts', { SITE: folder });

/**
 * Bytes of memory in use by a process itself, its share of pages that it has in common with others (Linux's "proportional
 * set size", proc_pid_smaps(5)); NaN where the system does not tell (anything but Linux).
 */
export const memoryOf = (pid: number): number => {
  const file = `/proc/${pid}/smaps_rollup`;
  const kilobytes = existsSync(file) ? /^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return Number(kilobytes) * 1024;
};

/** The parent of a process, by its line in `/proc/<pid>/stat`, whose second field may hold anything in brackets. */
export const parentIn = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

/** A process and all that it has started, by the parents of all processes. */
export const familyOf = (pid: number, parents: ReadonlyMap<number, number>): number[] => {
  const family = new Set([pid]);
  // A child may have a smaller number than its parent.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
  }
  return [...family];
};

/** Bytes of memory in use by a process and all that it has started; pages that they share count once. */
export const memoryOfFamily = (pid: number): number => {
  const parents = new Map<number, number>();
  for (const name of existsSync('/proc') ? readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), parentIn(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // It has ended meanwhile.
    }
  }
  const sizes = familyOf(pid, parents).map((member) => {
    try {
      return memoryOf(member);
    } catch {
      return 0;
    }
  });
  return sizes.filter((size) => !Number.isNaN(size)).reduce((sum, size) => sum + size, 0);
};
