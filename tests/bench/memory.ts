import { readdirSync, readFileSync } from 'node:fs';

/** A file of Linux about a process; empty once the process has ended, and on other systems. */
const readAbout = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

const readNumber = (text: string, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

/**
 * Megabytes in use by a process and all that it has started. Memory that processes share counts once (Linux's "proportional
 * set size", proc_pid_smaps(5)); 0 where the system does not tell (anything but Linux).
 */
export const measureMemory = (pid: number): number => {
  if (process.platform !== 'linux') return 0;
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), readNumber(readAbout(Number(name), 'status'), 'PPid')]);
  const measure = (parent: number): number =>
    parents
      .filter(([, other]) => other === parent)
      .reduce(
        (sum, [child = 0]) => sum + measure(child),
        readNumber(readAbout(parent, 'smaps_rollup'), 'Pss') * 1024,
      );
  return measure(pid) / 1e6;
};
