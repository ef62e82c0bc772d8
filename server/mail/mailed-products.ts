import type { ShopMailJob } from './mail-types.ts';

/**
 * A mail shows so many lines of an order, so that its HTML stays below the 102 KB from which Gmail cuts a mail off, even in two
 * languages and with the longest names.
 */
export const MOST_ITEMS = 25;

/** Ids of the products that a mail shows with a picture. */
export const productsIn = (mail: ShopMailJob): readonly string[] => {
  if (mail.kind === 'back-in-stock') return [mail.productId];
  if (mail.kind === 'return') return idsOf(mail.items);
  return 'order' in mail ? idsOf(mail.order.items) : [];
};

const idsOf = (items: readonly { readonly productId?: string }[]): string[] =>
  items.slice(0, MOST_ITEMS).flatMap(({ productId }) => productId ?? []);
