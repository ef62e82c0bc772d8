import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { isOrderNumber, isShortOrderNumber, shortOrderNumber } from '../order-number.ts';
import { orderErrors } from '../orders.errors.ts';
import { findOwner, isPlacedByPhone } from './order-status.repository.ts';
import {
  type CustomerOrdersFilter,
  findById,
  findByIds,
  findByNumber,
  findByNumbers,
  findManyWithEmail,
  findNumbersByEnd,
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

/**
 * Finds orders by numbers in capital letters, full or short; returns id and full number by the given number. Unknown numbers and short
 * numbers of several orders are missing.
 */
export const findOrdersByNumbers = async (
  { database: { kysely } }: Pick<ShopContext, 'database'>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly orderNumber: string }>> => {
  const full = numbers.filter(isOrderNumber);
  const ends = numbers.filter(isShortOrderNumber);
  const matches = ends.length === 0 ? [] : await findNumbersByEnd(kysely, ends);
  const byEnd = Map.groupBy(matches, shortOrderNumber);
  const fullByNumber = new Map([
    ...full.map((number) => [number, number] as const),
    ...[...byEnd].flatMap(([end, [match, ...others]]) =>
      match === undefined || others.length > 0 ? [] : [[end, match] as const],
    ),
  ]);
  const orders = await findByNumbers(kysely, [...new Set(fullByNumber.values())]);
  const ids = new Map(orders.map(({ id, order_number }) => [order_number, id]));
  return new Map(
    [...fullByNumber].flatMap(([number, orderNumber]) => {
      const id = ids.get(orderNumber);
      return id === undefined ? [] : [[number, { id, orderNumber }] as const];
    }),
  );
};

/** Lists the orders of a customer, newest first. */
export const listOrdersOfCustomer = (
  { database }: Pick<ShopContext, 'database'>,
  customerId: string,
  filter: CustomerOrdersFilter,
): Promise<StoredOrder[]> => findOfCustomer(database.kysely, customerId, filter);
