import type { Language } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { nameOfItem } from '../../domain/products/name-with-kind.ts';
import { contentOf } from '../../locales/content.ts';
import { formatMoney, formatNumber } from '../../locales/format.ts';
import type { MailPart } from './mail-components.ts';
import { part } from './mail-components.ts';
import { Items } from './mail-lists.ts';
import type { MailContext, MailedItem } from './mail-types.ts';
import { MOST_ITEMS } from './mailed-products.ts';

/** Items with their pictures; with `lineTotal` what they cost. */
export const itemsPart = (
  title: string,
  items: readonly (MailedItem & { readonly lineTotal?: Piastres })[],
  language: Language,
  { settings, pictures }: MailContext,
): MailPart => {
  const { item, moreItems } = contentOf(language, settings.public).mail.order;
  const others = items.length - MOST_ITEMS;
  return part(Items, {
    title,
    items: items.slice(0, MOST_ITEMS).map(({ productId, quantity, lineTotal, ...named }) => ({
      label: item({
        name: nameOfItem(named, language),
        quantity: formatNumber(quantity, language),
      }),
      value: lineTotal === undefined ? null : formatMoney(lineTotal, language),
      picture: (productId !== undefined && pictures.get(productId)) || null,
    })),
    more: others > 0 ? moreItems(others) : null,
  });
};
