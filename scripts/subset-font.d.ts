declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Each axis pinned to a number. */
    readonly variationAxes?: Readonly<Record<string, number>>;
    /** Four-letter tags of the layout features to keep; without it, all. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
