import type { Bilingual } from '#core/i18n/language.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { productName } from '../product-name.ts';

type NamedRow = Pick<Tables['products'], 'name_ar' | 'name_en' | 'subtitle_ar' | 'subtitle_en'>;

/** Returns the names of a row with their kinds, for lists and mails of the shop. */
export const namesWithKinds = (row: NamedRow): Bilingual => ({
  ar: productName(row.name_ar, row.subtitle_ar),
  en: productName(row.name_en, row.subtitle_en),
});
