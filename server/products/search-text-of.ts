import type { Bilingual } from '../../domain/language.ts';
import { fold } from '../../domain/search/fold.ts';

/** What the office searches a product by: its name and kind in both languages, spelt as searchers may spell them. */
export const searchTextOf = ({ name, kind }: { readonly name: Bilingual; readonly kind: Bilingual }): string =>
  [name.ar, name.en, kind.ar, kind.en].map(fold).join('\n');
