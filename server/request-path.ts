import { attempt } from '../src/attempt';

export type PathTarget = { kind: 'path'; path: string; pathname: string; search: string };

/** The meaning of an address, before any file is looked up. */
export type RequestTarget = PathTarget | { kind: 'redirect'; location: string } | { kind: 'malformed' };

/**
 * Parses the target of a request line (RFC 9112, section 3.2).
 * @returns the decoded path, with path and query as they were sent; a redirect for a trailing or doubled slash, which never leads to another host; or
 * `malformed`
 */
export const requestTarget = (target: string): RequestTarget => {
  // Any host will do. Joined as text: on its own, `//host/path` would be read as another host's address.
  const address = target.startsWith('/') ? `http://host.invalid${target}` : target;
  if (!URL.canParse(address)) return { kind: 'malformed' };
  const { pathname, search } = new URL(address);
  if (!pathname.startsWith('/')) return { kind: 'malformed' };
  const path = attempt(() => decodeURIComponent(pathname));
  if (path === undefined || path.includes('\0')) return { kind: 'malformed' };
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  // With single slashes only, the location cannot be read as `//host`.
  return tidy === pathname
    ? { kind: 'path', path, pathname, search }
    : { kind: 'redirect', location: tidy + search };
};

/** An address of this site with a query added, which campaigns need on the way. */
export const addQuery = (address: string, search: string): string => {
  if (search === '') return address;
  const [path = '', hash] = address.split('#');
  const query = path.includes('?') ? `&${search.slice(1)}` : search;
  return path + query + (hash === undefined ? '' : `#${hash}`);
};
