import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { findOrdersByIds } from '#features/orders/server/find-order.ts';
import type { AdminReturn, CustomerReturn, ReturnFilters } from '../returns.admin.contract.ts';
import { toAdminReturns } from './present-return.ts';
import {
  countReturns,
  findListedReturns,
  findReturn,
  findReturns,
  findReturnsOfCustomer,
  type StoredReturn,
} from './returns.repository.ts';

/** Lists returns, optionally of one state, newest or oldest first. */
export const listReturns = async (
  shop: ShopContext,
  { language, ...filters }: ReturnFilters,
): Promise<PageOf<AdminReturn>> => {
  const { kysely } = shop.database;
  const [returns, counted] = await Promise.all([
    findListedReturns(kysely, filters, PAGE_SIZE + 1),
    countReturns(kysely, filters.state),
  ]);
  const { rows, next } = toPage(returns, PAGE_SIZE);
  return { items: await present(shop, rows, language), ...counted, next };
};

/** Lists the returns of an order, newest first; an unknown order has none. */
export const listReturnsOfOrder = async (
  shop: ShopContext,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<AdminReturn[]> => present(shop, await findReturns(shop.database.kysely, [id]), language);

/** Lists summaries of a customer's newest returns. */
export const listReturnsOfCustomer = async (
  { database }: ShopContext,
  userId: string,
  limit: number,
): Promise<CustomerReturn[]> => {
  const returns = await findReturnsOfCustomer(database.kysely, userId, limit);
  return returns.map(({ order_number: orderNumber, created_at: requestedAt, quantity, ...rest }) => ({
    ...rest,
    orderNumber,
    quantity: Number(quantity),
    requestedAt: requestedAt.toISOString(),
  }));
};

/** Returns the current state of a return. RESOURCE_NOT_FOUND. */
export const getAdminReturn = async (shop: ShopContext, id: string, language: Language): Promise<AdminReturn> => {
  const row = await findReturn(shop.database.kysely, id);
  const [result] = row === undefined ? [] : await present(shop, [row], language);
  if (result === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  return result;
};

const present = async (
  shop: ShopContext,
  returns: readonly StoredReturn[],
  language: Language,
): Promise<AdminReturn[]> => {
  const orders = await findOrdersByIds(shop, [...new Set(returns.map(({ order_id }) => order_id))]);
  return toAdminReturns(shop, returns, orders, language);
};
