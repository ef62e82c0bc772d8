import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Piastres } from '#core/money/money.ts';
import type { MailContext, MailedItem } from '#core/server/mail/mail.ts';
import type { MailBlock } from '#core/server/mail/mail-components.ts';
import { part } from '#core/server/mail/mail-components.ts';
import { Items } from '#core/server/mail/mail-lists.ts';
import { MAX_ITEMS } from '#core/server/mail/mailed-products.ts';
import { orderItemName } from '#features/products/product-name.ts';
import { serverTexts } from '../../../locales/content.ts';

/** List of items with pictures, and prices if they have a `lineTotal`. */
export const itemsPart = (
  title: string,
  items: readonly (MailedItem & { readonly lineTotal?: Piastres })[],
  language: Language,
  { settings, pictures }: MailContext,
): MailBlock => {
  const { item, moreItems } = serverTexts(language, settings.public).mail.order;
  const others = items.length - MAX_ITEMS;
  return part(Items, {
    title,
    items: items.slice(0, MAX_ITEMS).map(({ productId, quantity, lineTotal, ...named }) => ({
      label: item({
        name: orderItemName(named, language),
        quantity: formatNumber(quantity, language),
      }),
      value: lineTotal === undefined ? null : formatMoney(lineTotal, language),
      picture: (productId !== undefined && pictures.get(productId)) || null,
    })),
    more: others > 0 ? moreItems(others) : null,
  });
};
