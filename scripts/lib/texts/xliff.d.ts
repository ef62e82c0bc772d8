/** The part of `xliff` that the shop uses; the package has no types. */
declare module 'xliff' {
  interface Unit {
    readonly source: string;
    /** Absent until the unit is translated. */
    readonly target?: string;
    readonly note?: string;
  }

  interface Translations {
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
    /** Units by file and id. */
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  }

  /** Writes XLIFF 2.0. */
  export const js2xliff: (translations: Translations) => Promise<string>;
  /** Reads XLIFF 2.0; rejects for anything else. */
  export const xliff2js: (text: string) => Promise<Translations>;
}
