import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import type { OrderMailData } from '../mail/mail-types.ts';
import type { ShopContext } from '../shop-context.ts';
import { toOrderMail } from './order-amounts.ts';
import { findWithEmail } from './orders.repository.ts';

/** An order as its mails show it, and the address of its customer's account: empty without one, or when it is deleted. */
export type OrderMail = { readonly order: OrderMailData; readonly customer: string };

/** Reads what the mails of an order need, in one statement. */
export const findOrderMail = async (
  { accounts }: Pick<ShopContext, 'accounts'>,
  transaction: Transaction<Tables>,
  id: string,
): Promise<OrderMail> => {
  const found = await findWithEmail(transaction, id, accounts.book.emailOf);
  if (found === undefined) throw new Error('a mail is about an order that does not exist');
  return { order: toOrderMail(found.order), customer: found.email };
};
