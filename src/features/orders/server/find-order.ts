import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { orderErrors } from '../orders.errors.ts';
import { findOwner, isPlacedByPhone } from './order-status.repository.ts';
import {
  type CustomerOrdersFilter,
  findById,
  findByIds,
  findByNumber,
  findManyWithEmail,
  findOfCustomer,
} from './orders.repository.ts';
import type { StoredOrder } from './stored-order.ts';

/** Returns the customer's order; ORDER_NOT_FOUND for all others. */
export const findOwnOrder = async (
  { database }: Pick<ShopContext, 'database'>,
  customerId: string,
  orderNumber: string,
): Promise<StoredOrder> => {
  const order = isOrderNumber(orderNumber) && (await findByNumber(database.kysely, orderNumber, { of: customerId }));
  if (!order) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
  return order;
};

/** Returns any order, for admins; ORDER_NOT_FOUND. */
export const findOrder = async ({ database }: Pick<ShopContext, 'database'>, id: string): Promise<StoredOrder> => {
  const order = await findById(database.kysely, id);
  if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
  return order;
};

/** Reads an order that the transaction has locked; ORDER_NOT_FOUND. */
export const findLockedOrder = async (transaction: Transaction<Tables>, id: string): Promise<StoredOrder> => {
  const order = await findById(transaction, id);
  if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
  return order;
};

/** Returns the account of an order that an admin placed; null for every other order. */
export const findPhoneOrderCustomer = async (transaction: Transaction<Tables>, id: string): Promise<string | null> => {
  const customerId = (await findOwner(transaction, id))?.user_id ?? null;
  return customerId !== null && (await isPlacedByPhone(transaction, id)) ? customerId : null;
};

/** Returns the orders with these ids, for admins, in the sequence of the ids; unknown ones are missing. */
export const findOrdersByIds = async (
  { database }: Pick<ShopContext, 'database'>,
  ids: readonly string[],
): Promise<StoredOrder[]> => {
  const orders = new Map((await findByIds(database.kysely, ids)).map((order) => [order.id, order]));
  return [...new Set(ids)].flatMap((id) => orders.get(id) ?? []);
};

/** States and sums of an order, with the address of its account: empty without one (`findOrderMail`). */
export type MailedOrder = Awaited<ReturnType<typeof findManyWithEmail>>[number];

/** Returns states, sums and addresses of the orders with these ids; unknown ones are missing. */
export const findMailedOrders = (
  { database, accounts }: Pick<ShopContext, 'database' | 'accounts'>,
  ids: readonly string[],
): Promise<MailedOrder[]> => findManyWithEmail(database.kysely, ids, accounts.directory);

/** Finds an order by a number of valid format, optionally only among the orders of one customer. */
export const findOrderByNumber = (
  { database }: Pick<ShopContext, 'database'>,
  orderNumber: string,
  scope: { readonly of?: string } = {},
): Promise<StoredOrder | undefined> => findByNumber(database.kysely, orderNumber, scope);

/** Lists the orders of a customer, newest first. */
export const listOrdersOfCustomer = (
  { database }: Pick<ShopContext, 'database'>,
  customerId: string,
  filter: CustomerOrdersFilter,
): Promise<StoredOrder[]> => findOfCustomer(database.kysely, customerId, filter);

/** Checks the format; other text may contain characters that the database cannot read. */
export const isOrderNumber = (text: string): boolean => /^ORD-\d+-[0-9A-Z]{9}$/.test(text);
