import type { MailPayload } from './mail.ts';

/**
 * Maximum number of order lines in a mail: keeps its HTML below the 102 KB at which Gmail clips a mail, even in two languages and
 * with the longest names.
 */
export const MAX_ITEMS = 25;

/** Returns the ids of the products that a mail shows with a picture. */
export const productsIn = (mail: MailPayload): readonly string[] => {
  if (mail.kind === 'back-in-stock') return [mail.productId];
  if (mail.kind === 'return') return idsOf(mail.items);
  return 'order' in mail ? idsOf(mail.order.items) : [];
};

const idsOf = (items: readonly { readonly productId?: string }[]): string[] =>
  items.slice(0, MAX_ITEMS).flatMap(({ productId }) => productId ?? []);
