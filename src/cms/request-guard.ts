import type { IncomingHttpHeaders } from 'node:http';
import { posix } from 'node:path';

/** Names of what the CMS may write: entries, pictures and videos. */
const writable = /\.(?:json|jpe?g|png|webp|svg|mp4|webm)$/i;

/**
 * The path below the content folder of a file or folder that the editor names.
 * @param given path from the folder above the content
 * @param root the content folder's name
 * @returns undefined for what is not in the content, or is none of its kinds of files
 */
export const findBelow = (given: string, root: string, isFolder = false): string | undefined => {
  const path = posix.normalize(given.replaceAll('\\', '/'));
  if (path !== root && !path.startsWith(`${root}/`)) return undefined;
  return isFolder || writable.test(path) ? path.slice(root.length + 1) : undefined;
};

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Tells whether a request comes from a page of the develop server on this machine. Gatsby's server allows every origin
 * (CORS), so any open page could write to the content; and another host's name may resolve to this machine (DNS
 * rebinding), so the host has to be local.
 */
export const isOwnPage = ({
  host = '',
  origin = '',
}: Pick<IncomingHttpHeaders, 'host' | 'origin'>): boolean => {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host && ownHosts.has(from.hostname);
};
