/** Writes what every carousel's settings are into a file of react-slick; see fixed-slick.cjs. */
export const fixSettings: (source: string, settings: object) => string;
