import type { Bilingual } from './language.ts';

/** The name that the drawn lettering spells; a shop of another name is written in type instead (decision 185). */
export const drawnName: Bilingual = { ar: 'لازورد', en: 'Lazaward' };
