const withHyphens = (text: string): string => text.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');

/**
 * A name as part of an address: `C#` becomes `c-sharp`, `Café` `cafe`. A name without Latin letters or digits becomes
 * the hexadecimal numbers of its characters, since not every host serves other scripts in file names.
 */
export const nameSlug = (name: string): string => {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (
    withHyphens(plain.replaceAll('#', '-sharp').replaceAll('+', '-plus')) ||
    [...name].map((character) => character.codePointAt(0)?.toString(16)).join('-')
  );
};
