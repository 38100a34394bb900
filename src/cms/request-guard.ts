import type { IncomingHttpHeaders } from 'node:http';
import { posix } from 'node:path';
import { z } from 'zod';

/** Names of what the CMS may read and write: entries, pictures and videos. */
const ownFile = /\.(?:json|jpe?g|png|webp|svg|mp4|webm)$/i;

/**
 * The path of a file or folder that the editor names by its path from the folder above the content: it has to be in the
 * content, and is returned without the content folder's name.
 */
export const pathBelow = (root: string, form = ownFile) =>
  z
    .string()
    .transform((path) => `${posix.normalize(path.replaceAll('\\', '/'))}/`)
    .refine((path) => path.startsWith(`${root}/`) && form.test(path.slice(0, -1)))
    .transform((path) => path.slice(root.length + 1, -1));

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Tells whether a request comes from a page of the develop server on this machine. Gatsby's server allows every origin
 * (CORS), so any open page could write to the content; and another host's name may resolve to this machine (DNS
 * rebinding), so the host has to be local.
 */
export const isOwnPage = ({ host = '', origin = '' }: Pick<IncomingHttpHeaders, 'host' | 'origin'>) => {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host && ownHosts.has(from.hostname);
};
