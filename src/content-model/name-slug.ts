/** File names and parts of addresses: lower-case letters, digits and single hyphens. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * A name as a file name and part of an address: `C#` becomes `c-sharp`, `Video & UI/UX` `video-and-ui-ux`, `Café` `cafe`.
 * A name without Latin letters or digits becomes the hexadecimal numbers of its characters, since not every host serves
 * other scripts in file names.
 */
export const nameSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('#', '-sharp')
    .replaceAll('+', '-plus')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') ||
  (name.match(/[\p{L}\p{M}\p{N}]/gu) ?? [])
    .map((character) => character.codePointAt(0)?.toString(16))
    .join('-');
