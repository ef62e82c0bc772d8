import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { escapeXml } from '#core/text/escape-xml.ts';

/** The shop's own fonts, by their names in `src/core/ui/fonts`. */
const fonts = [
  'amiri-arabic',
  'amiri-punctuation',
  'plex-arabic-400',
  'plex-punctuation-400',
  'newsreader-display',
  'newsreader-accents',
  'instrument-sans-400',
  'instrument-sans-accents-400',
];

/** Their files in `src/core/ui/fonts`. */
export const fontsInUse: readonly string[] = fonts.map((font) => `${font}.woff2`);

/** Family names in the font files. */
export const families = {
  ar: { name: 'Amiri', line: 'IBM Plex Sans Arabic' },
  en: { name: 'Newsreader 16pt', line: 'Instrument Sans' },
} as const;

/** Every character that a font in `src/core/ui/fonts` may contain: these fonts are already subsets. */
const everything = Array.from({ length: 0x10000 - 0x20 }, (_, step) => String.fromCharCode(step + 0x20))
  .filter((character) => character.isWellFormed())
  .join('');

const configuration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escapeXml(folder)}</dir>
  <cachedir>${escapeXml(join(folder, 'index'))}</cachedir>
</fontconfig>
`;

/**
 * Unpacks the shop's fonts into `folder`, because the text renderer reads no WOFF2, and makes them the only available fonts: a
 * picture is identical on every machine, or fails. Call it before this process draws its first text.
 */
export const prepareShareFonts = async (from: string, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    fonts.map(async (font) => {
      const packed = await readFile(join(from, `${font}.woff2`));
      await writeFile(join(folder, `${font}.ttf`), await subsetFont(packed, everything, { targetFormat: 'sfnt' }));
    }),
  );
  const file = join(folder, 'fonts.conf');
  await writeFile(file, configuration(folder));
  process.env['FONTCONFIG_FILE'] = file;
};
