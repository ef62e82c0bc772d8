import type { Bilingual, Language } from '../language.ts';

/**
 * Returns the name of a product with its kind and size, such as "Lotus Frieze — Dinner plate, 27 cm": for titles, mails
 * and lists where a proper name alone does not say what the product is (decision 218). An empty kind is left out.
 */
export const nameWithKind = (name: string, kind: string): string => (kind === '' ? name : `${name} — ${kind}`);

type Named = { readonly name: Bilingual; readonly subtitle?: Bilingual | undefined };

/** The name with its kind of a product or an ordered item, in a language. */
export const nameOfItem = ({ name, subtitle }: Named, language: Language): string =>
  nameWithKind(name[language], subtitle?.[language] ?? '');

export const namesOfItem = (item: Named): Bilingual => ({ ar: nameOfItem(item, 'ar'), en: nameOfItem(item, 'en') });

/** Items that are shown in one language, by their names with kinds. */
export const withKinds = <Item extends { readonly name: string; readonly subtitle: string }>(
  items: readonly Item[],
): Item[] => items.map((item) => ({ ...item, name: nameWithKind(item.name, item.subtitle) }));
