import type { Bilingual } from '../domain/language.ts';
import type { Category } from '../domain/products.ts';
import type { View } from './views.ts';
import { whatIsSeen } from './what-is-seen.ts';

/** What is seen in a view of a piece, for those who do not see it: its name, and from where it is looked at. */
export const alternativeText = (
  { category, name }: { readonly category: Category; readonly name: Bilingual },
  view: View,
): Bilingual => ({
  ar: `${name.ar}، ${whatIsSeen[category][view].ar}`,
  en: `${name.en}, ${whatIsSeen[category][view].en}`,
});
