import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { toOrderMail } from './order-amounts.ts';
import type { OrderMailData } from './order-mail.ts';
import { findWithEmail } from './orders.repository.ts';

/**
 * Data of an order's mails, and the address of its account: empty without one, when it is deleted, and for an order that shares a
 * mail with others (decision 230).
 */
export type OrderMail = { readonly order: OrderMailData; readonly customer: string };

/** Reads the data of an order's mails in one statement. */
export const findOrderMail = async (
  { accounts }: Pick<ShopContext, 'accounts'>,
  transaction: Transaction<Tables>,
  id: string,
): Promise<OrderMail> => {
  const row = await findWithEmail(transaction, id, accounts.directory);
  if (row === undefined) throw new Error('a mail is about an order that does not exist');
  return { order: toOrderMail(row.order), customer: row.email };
};
