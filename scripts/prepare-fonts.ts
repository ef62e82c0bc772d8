import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Cuts the four families down to what the two languages use and writes them to `app/fonts`, which is committed:
 * run it again only when a family or a script changes (`npm run fonts`).
 */
const resolve = createRequire(import.meta.url).resolve;
const folder = new URL('../app/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŸŽž–—‘’“”„…‹›€−×•·→←';
const arabicPunctuation =
  range(0x20, 0x2f) + range(0x3a, 0x40) + range(0x5b, 0x60) + range(0x7b, 0x7e) + '\u00a0«·»–—‘’“”…';
/** Letters, marks and digits of Arabic as it is written in Egypt, with the joiners and direction marks. */
const arabic = range(0x0600, 0x066f) + 'ٱپچژڤگی' + range(0x06f0, 0x06f9) + '\u200c\u200d\u200e\u200f\ufdf2';

interface Cut {
  readonly source: string;
  readonly target: string;
  readonly text: string;
  readonly axes?: Record<string, number | { min: number; max: number }>;
}

const cuts: readonly Cut[] = [
  { source: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2', target: 'amiri-arabic', text: arabic },
  {
    source: '@fontsource/amiri/files/amiri-latin-400-normal.woff2',
    target: 'amiri-punctuation',
    text: arabicPunctuation,
  },
  {
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
    target: 'plex-arabic-400',
    text: arabic,
  },
  {
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff2',
    target: 'plex-arabic-500',
    text: arabic,
  },
  {
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2',
    target: 'plex-punctuation-400',
    text: arabicPunctuation,
  },
  {
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-500-normal.woff2',
    target: 'plex-punctuation-500',
    text: arabicPunctuation,
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans',
    text: latin,
    axes: { wght: { min: 400, max: 500 } },
  },
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    target: 'newsreader',
    text: latin,
    axes: { wght: 400 },
  },
];

await mkdir(folder, { recursive: true });
for (const { source, target, text, axes } of cuts) {
  const font = await subsetFont(await readFile(resolve(source)), text, {
    targetFormat: 'woff2',
    ...(axes ? { variationAxes: axes } : {}),
  });
  await writeFile(new URL(`${target}.woff2`, folder), font);
  console.log(`${target}.woff2 ${font.length} bytes`);
}
