/** File names and parts of addresses: lower-case letters, digits and single hyphens. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Windows keeps these names for devices: no file or folder can have one. */
export const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Latin letters that Unicode does not take apart into a basic letter and an accent. */
const basicLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'ng',
  ŧ: 't',
};

/**
 * A name as a file name and part of an address: `C#` becomes `c-sharp`, `Video & UI/UX` `video-and-ui-ux`, `Łódź Straße`
 * `lodz-strasse`. A name without Latin letters or digits becomes the hexadecimal numbers of its characters, since not every
 * host serves other scripts in file names. Empty for a name without letters and digits.
 */
export const nameSlug = (name: string): string => {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\0-\x7f]/g, (letter) => basicLetters[letter] ?? letter)
    .replaceAll('&', ' and ')
    .replaceAll('#', '-sharp')
    .replaceAll('+', '-plus')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug !== '') return deviceName.test(slug) ? `${slug}-name` : slug;
  const letters = name.match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  return letters.map((letter) => letter.codePointAt(0)?.toString(16)).join('-');
};
