import type { Bilingual } from '../../domain/language.ts';
import { nameWithKind } from '../../domain/products/name-with-kind.ts';
import type { ProductsTable } from '../../platform/database/product-tables.ts';

type NamedRow = Pick<ProductsTable, 'name_ar' | 'name_en' | 'subtitle_ar' | 'subtitle_en'>;

/** Returns the names of a row with its kinds, for lists and mails of the shop. */
export const namesWithKinds = (row: NamedRow): Bilingual => ({
  ar: nameWithKind(row.name_ar, row.subtitle_ar),
  en: nameWithKind(row.name_en, row.subtitle_en),
});
