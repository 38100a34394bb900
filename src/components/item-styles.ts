/**
 * A style sheet that gives the items of a list custom properties, for the page's head: the policy forbids style attributes.
 * @param id of the section with the list
 * @param items the properties of each item without their dashes, or null
 */
export const itemStyles = (id: string, items: readonly (Readonly<Record<string, number>> | null)[]): string =>
  items
    .map((properties, index) => {
      if (!properties) return '';
      const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
      return `#${id} li:nth-child(${index + 1}){${declarations.join(';')}}`;
    })
    .join('');
