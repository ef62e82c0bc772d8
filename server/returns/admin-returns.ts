import type { CustomerReturn } from '../../contract/admin/customers.ts';
import type { AdminReturn, ReturnFilters } from '../../contract/admin/returns.ts';
import { PAGE_SIZE, type PageOf } from '../../contract/pagination.ts';
import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import { toPage } from '../../platform/database/pagination.ts';
import { findOrdersByIds } from '../orders/find-order.ts';
import type { ShopContext } from '../shop-context.ts';
import { presentReturns } from './present-return.ts';
import {
  countReturns,
  countWaiting,
  findListedReturns,
  findReturn,
  findReturns,
  findReturnsOfCustomer,
  type StoredReturn,
} from './returns.repository.ts';

/** Lists returns, of one state if it is given, newest first. */
export const listReturns = async (
  shop: ShopContext,
  { language, ...filters }: ReturnFilters,
): Promise<PageOf<AdminReturn>> => {
  const { kysely } = shop.database;
  const [found, counted] = await Promise.all([
    findListedReturns(kysely, filters, PAGE_SIZE + 1),
    countReturns(kysely, filters.state),
  ]);
  const { rows, next } = toPage(found, PAGE_SIZE);
  return { items: await present(shop, rows, language), ...counted, next };
};

/** Returns of an order, newest first; none of an unknown order. */
export const listReturnsOfOrder = async (
  shop: ShopContext,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<AdminReturn[]> => present(shop, await findReturns(shop.database.kysely, [id]), language);

/** The newest returns of a customer, in short. */
export const listReturnsOfCustomer = async (
  { database }: ShopContext,
  userId: string,
  limit: number,
): Promise<CustomerReturn[]> => {
  const found = await findReturnsOfCustomer(database.kysely, userId, limit);
  return found.map(({ order_number: orderNumber, created_at: requestedAt, quantity, ...shown }) => ({
    ...shown,
    orderNumber,
    quantity: Number(quantity),
    requestedAt: requestedAt.toISOString(),
  }));
};

/** One return as it is now. RESOURCE_NOT_FOUND. */
export const getAdminReturn = async (shop: ShopContext, id: string, language: Language): Promise<AdminReturn> => {
  const found = await findReturn(shop.database.kysely, id);
  const [shown] = found === undefined ? [] : await present(shop, [found], language);
  if (shown === undefined) throw new Refusal('RESOURCE_NOT_FOUND');
  return shown;
};

/** Counts returns that wait for the shop, because they are to be decided or refunded, up to 1,000. */
export const countWaitingReturns = async ({ database }: ShopContext): Promise<number> =>
  (await countWaiting(database.kysely)).count;

const present = async (
  shop: ShopContext,
  returns: readonly StoredReturn[],
  language: Language,
): Promise<AdminReturn[]> => {
  const orders = await findOrdersByIds(shop, [...new Set(returns.map(({ order_id }) => order_id))]);
  return presentReturns(shop, returns, orders, language);
};
