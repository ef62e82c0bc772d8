import type { Bilingual } from './language.ts';

/** The name in the drawn lettering; a shop with another name uses the display font instead (decision 185). */
export const drawnName: Bilingual = { ar: 'لازورد', en: 'Lazaward' };
