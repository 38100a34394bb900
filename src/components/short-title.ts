/** The name of a page in links, without what its title explains after a colon: "How We Work: Prices, Contracts". */
export const shortTitle = (title: string): string => title.split(': ')[0] ?? title;
