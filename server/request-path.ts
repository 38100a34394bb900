/** What an address asks for, before any file is looked at. */
export type RequestTarget =
  | { kind: 'path'; path: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'malformed' };

/** Any host will do: only path and query are read. */
const base = 'http://host.invalid';

/**
 * Reads the target of a request line (RFC 9112, section 3.2).
 * @returns the decoded path; a redirect where the address has a superfluous slash at its end or doubled slashes,
 *   which never leads to another host; or `malformed`
 */
export const requestTarget = (target: string): RequestTarget => {
  // Joined as text: on its own, `//host/path` would be read as another host's address.
  const address = target.startsWith('/') ? base + target : target;
  if (!URL.canParse(address)) return { kind: 'malformed' };
  const { pathname, search } = new URL(address);
  if (!pathname.startsWith('/')) return { kind: 'malformed' };
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return { kind: 'malformed' };
  }
  if (path.includes('\0')) return { kind: 'malformed' };
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  // With single slashes only, the location cannot be taken for `//host`.
  return tidy === pathname ? { kind: 'path', path } : { kind: 'redirect', location: tidy + search };
};
