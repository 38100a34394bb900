import type { IncomingHttpHeaders } from 'node:http';
import { posix } from 'node:path';
import { isObject } from '../is-object';

/** Names of what the CMS may write: entries, pictures and videos. */
const writable = /\.(?:json|jpe?g|png|webp|svg|mp4|webm)$/i;

/** Fields of Decap's requests that name paths in the repository. */
const pathFields = new Set(['path', 'newPath', 'paths', 'folder', 'mediaFolder']);

/** Actions that change nothing. */
const reading = new Set([
  'info',
  'entriesByFolder',
  'entriesByFiles',
  'getEntry',
  'getMedia',
  'getMediaFile',
]);

/** Every path that a request names, however deep. */
const findPaths = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(findPaths);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    pathFields.has(name) ? (Array.isArray(child) ? child : [child]) : findPaths(child),
  );
};

/**
 * Tells whether a request to Decap's local server stays within the content. The server itself would write anywhere in the
 * repository, even to `package.json`.
 * @param body the parsed request
 * @param root the content folder as the requests name it
 */
export const staysInContent = (body: unknown, root: string): boolean => {
  if (!isObject(body) || typeof body.action !== 'string') return false;
  const writes = !reading.has(body.action);
  return findPaths(body.params).every((given) => {
    if (typeof given !== 'string') return given === undefined;
    const path = posix.normalize(given.replaceAll('\\', '/'));
    return (path === root || path.startsWith(`${root}/`)) && (!writes || writable.test(path));
  });
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
