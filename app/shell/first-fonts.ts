import type { Bilingual } from '../../domain/language.ts';
import amiri from '../fonts/amiri-arabic.woff2?url';
import instrumentSans from '../fonts/instrument-sans-400.woff2?url';
import newsreader from '../fonts/newsreader-display.woff2?url';
import plexArabic from '../fonts/plex-arabic-400.woff2?url';

/** The faces of a language's first paint, fetched before the style sheet asks for them. */
export const firstFonts: Bilingual<readonly string[]> = {
  ar: [amiri, plexArabic],
  en: [newsreader, instrumentSans],
};
