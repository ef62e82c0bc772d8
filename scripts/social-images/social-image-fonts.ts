import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { escapeXml } from '../../domain/text/escape-xml.ts';

/** The shop's own fonts, by their names in `app/fonts`. */
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

/** Their files in `app/fonts`. */
export const fontsInUse: readonly string[] = fonts.map((font) => `${font}.woff2`);

/** Families as the fonts name themselves. */
export const families = {
  ar: { name: 'Amiri', line: 'IBM Plex Sans Arabic' },
  en: { name: 'Newsreader 16pt', line: 'Instrument Sans' },
} as const;

/** Every character that a font in `app/fonts` may hold: what lies there has been cut already. */
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
 * Unpacks the shop's fonts into `folder`, since what draws text here reads no WOFF2, and makes them the only fonts there
 * are: a picture looks the same on every machine, or fails. To be called before this process draws its first text.
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
