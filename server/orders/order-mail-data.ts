import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import type { OrderMailData } from '../mail/mail-types.ts';
import { toOrderMail } from './order-amounts.ts';
import { findById } from './orders.repository.ts';

/** Reads an order as its mails show it. */
export const findOrderMail = async (transaction: Transaction<Tables>, id: string): Promise<OrderMailData> => {
  const order = await findById(transaction, id);
  if (order === undefined) throw new Error('a mail is about an order that does not exist');
  return toOrderMail(order);
};
