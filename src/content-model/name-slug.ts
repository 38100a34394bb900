/** A name as part of an address: `C#` becomes `c-sharp`. */
export const nameSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('#', '-sharp')
    .replaceAll('+', '-plus')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
