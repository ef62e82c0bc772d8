import { type Bilingual, type Language, textIn } from '#core/i18n/language.ts';

/**
 * Returns the name of a product with its kind and size, such as "Lotus Frieze — Dinner plate, 27 cm": for titles, mails
 * and lists where a proper name alone does not say what the product is (decision 218). An empty kind is left out.
 */
export const productName = (name: string, kind: string): string => (kind === '' ? name : `${name} — ${kind}`);

type Named = { readonly name: Bilingual; readonly subtitle?: Bilingual | undefined };

/** Returns the name and kind of a product or an ordered item in a language. */
export const orderItemName = ({ name, subtitle }: Named, language: Language): string =>
  productName(textIn(name, language), subtitle ? textIn(subtitle, language) : '');

export const orderItemNames = (item: Named): Bilingual => ({
  ar: orderItemName(item, 'ar'),
  en: orderItemName(item, 'en'),
});

/** Items displayed in one language, by their names with kinds. */
export const withKinds = <Item extends { readonly name: string; readonly subtitle: string }>(
  items: readonly Item[],
): Item[] => items.map((item) => ({ ...item, name: productName(item.name, item.subtitle) }));
