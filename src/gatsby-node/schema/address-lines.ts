/** Countries in which the postal code precedes the town (Universal Postal Union, addressing systems). */
const codeFirst =
  'AD AL AR AT BA BE BG CH CL CR CZ DE DK EE ES FI FR GR HR HU IL IS IT LI LT LU LV MA MC ME MK MX MY NL NO PL PT RO RS SE SI SK TN TR UY';

/** A postal address as its country writes it: street, town and country. */
export const addressLines = (office: Readonly<Record<string, unknown>>): string[] => {
  const { street, locality, region, postalCode, country, countryCode } = office;
  const join = (parts: unknown[], separator: string) => parts.filter(Boolean).join(separator);
  const town = codeFirst.split(' ').includes(String(countryCode))
    ? join([postalCode, locality, region], ' ')
    : join([join([locality, region], ', '), postalCode], ' ');
  return [street, town, country].flatMap((line) => (line ? [String(line)] : []));
};
