import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Subsets the four font families to the characters of both languages into `src/core/ui/fonts`, which is committed: run it again only
 * when a family or a script changes (`npm run fonts`).
 */
const resolve = createRequire(import.meta.url).resolve;
const folder = new URL('../src/core/ui/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

/** Characters of English. Accented letters are in a separate file, which only pages that contain some load. */
const latin = range(0x20, 0x7e) + '\u00a0£©«®°±·»¼½¾×–—‘’“”„…‹›€−•→←';
const accents = range(0xc0, 0xd6) + range(0xd8, 0xff) + 'ŒœŠšŸŽž';
const arabicPunctuation = range(0x21, 0x2f) + range(0x3a, 0x40) + range(0x5b, 0x60) + range(0x7b, 0x7e) + '«·»–—‘’“”…';
/**
 * Letters, marks, digits and punctuation of Arabic in Egypt, with joiners and direction marks. The space is in this font: from
 * another file it would split each line into words and change the line breaks once it loads.
 */
const arabic =
  ' \u00a0،؛؟' +
  range(0x0621, 0x063a) +
  range(0x0640, 0x0655) +
  range(0x0660, 0x066c) +
  '\u0670ٱپچژڤگی' +
  range(0x06f0, 0x06f9) +
  '\u200c\u200d\u200e\u200f\ufdf2';

/** Features that join and position letters; unused alternates are omitted. */
const features = {
  arabic: ['ccmp', 'locl', 'isol', 'init', 'medi', 'fina', 'rlig', 'calt', 'liga', 'kern', 'mark', 'mkmk', 'curs'],
  latin: ['ccmp', 'locl', 'kern', 'liga', 'calt', 'tnum', 'lnum'],
};

interface FontSubset {
  readonly source: string;
  readonly target: string;
  readonly text: string;
  readonly keepFeatures: readonly string[];
  readonly variationAxes?: Record<string, number>;
}

const arabicCut = (source: string, target: string): FontSubset => ({
  source,
  target,
  text: arabic,
  keepFeatures: features.arabic,
});
const punctuationCut = (source: string, target: string): FontSubset => ({
  source,
  target,
  text: arabicPunctuation,
  keepFeatures: features.latin,
});
const latinCut = (source: string, target: string, variationAxes: Record<string, number>, text = latin): FontSubset => ({
  source,
  target,
  text,
  keepFeatures: features.latin,
  variationAxes,
});

const amiri = '@fontsource/amiri/files/amiri';
const plex = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic';
const instrumentSans = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';

const subsets: readonly FontSubset[] = [
  arabicCut(`${amiri}-arabic-400-normal.woff2`, 'amiri-arabic'),
  punctuationCut(`${amiri}-latin-400-normal.woff2`, 'amiri-punctuation'),
  arabicCut(`${plex}-arabic-400-normal.woff2`, 'plex-arabic-400'),
  arabicCut(`${plex}-arabic-500-normal.woff2`, 'plex-arabic-500'),
  punctuationCut(`${plex}-latin-400-normal.woff2`, 'plex-punctuation-400'),
  punctuationCut(`${plex}-latin-500-normal.woff2`, 'plex-punctuation-500'),
  latinCut(instrumentSans, 'instrument-sans-400', { wght: 400 }),
  latinCut(instrumentSans, 'instrument-sans-500', { wght: 500 }),
  latinCut(newsreader, 'newsreader-display', { wght: 400, opsz: 48 }),
  latinCut(newsreader, 'newsreader-name', { wght: 400, opsz: 20 }),
  latinCut(instrumentSans, 'instrument-sans-accents-400', { wght: 400 }, accents),
  latinCut(instrumentSans, 'instrument-sans-accents-500', { wght: 500 }, accents),
  latinCut(newsreader, 'newsreader-accents', { wght: 400, opsz: 20 }, accents),
];

await mkdir(folder, { recursive: true });
for (const { source, target, text, ...cut } of subsets) {
  const font = await subsetFont(await readFile(resolve(source)), text, {
    targetFormat: 'woff2',
    noHinting: true,
    ...cut,
  });
  await writeFile(new URL(`${target}.woff2`, folder), font);
  console.log(`${target}.woff2 ${font.length} bytes`);
}
