/** The part of subset-font that we use; it brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      /** OpenType features that stay. */
      keepFeatures: string[];
      noHinting: boolean;
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
