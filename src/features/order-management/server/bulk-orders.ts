import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import { type BulkRun, MAX_SELECTED } from '#features/bulk-runs/bulk-runs.admin.contract.ts';
import { startBulkRun } from '#features/bulk-runs/server/bulk-runs.ts';
import { getCourierInUse } from '#features/fulfillment/server/couriers.ts';
import { findMailedOrders, findOrdersByIds } from '#features/orders/server/find-order.ts';
import { findRefundableBalances } from '#features/payments/server/refunds/refund-requests.ts';
import {
  type BulkPreview,
  bulkOrderErrors,
  type HiddenItems,
  type OrderBulkAction,
  type OrderBulkActionName,
} from '../bulk-orders.admin.contract.ts';
import { findMatchingIds, findOrderIds, type OrderFilters } from './admin-orders.repository.ts';
import { orderPreviews } from './order-management.bulk-actions.ts';

/** Hidden orders that the selection lists with their names. */
const MAX_LISTED = 50;

/**
 * Returns the ids of the orders that match the filters now, in the order of their list, up to the maximum of a selection.
 * SELECTION_TOO_LARGE for a search with more matches, because sorting them would read all of them.
 */
export const selectOrders = async (
  { database }: ShopContext,
  filters: OrderFilters,
): Promise<{ ids: string[]; isComplete: boolean }> => {
  const ids = await findOrderIds(database.kysely, filters, MAX_SELECTED + 1);
  if (filters.q && ids.length > MAX_SELECTED) throw new AppError(bulkOrderErrors, 'SELECTION_TOO_LARGE');
  return { ids: ids.slice(0, MAX_SELECTED), isComplete: ids.length <= MAX_SELECTED };
};

/** Returns the ids of the selected orders that do not match the filters, the first ones with number and customer. */
export const findHiddenOrders = async (
  shop: ShopContext,
  { ids, ...filters }: OrderFilters & { readonly ids: readonly string[] },
): Promise<HiddenItems> => {
  const matching = new Set(await findMatchingIds(shop.database.kysely, ids, filters));
  const hidden = ids.filter((id) => !matching.has(id));
  const orders = await findOrdersByIds(shop, hidden.slice(0, MAX_LISTED));
  return {
    ids: hidden,
    items: orders.map((order) => ({ id: order.id, name: order.order_number, note: order.shipping_info.fullName })),
  };
};

/** Returns how many of the orders a bulk action would change now, its mails, and its sum of money. */
export const previewBulkAction = async (
  shop: ShopContext,
  { ids, action }: { readonly ids: readonly string[]; readonly action: OrderBulkActionName },
): Promise<BulkPreview> => {
  const { isEligible, findRefused, isMailed, amount = () => 0 } = orderPreviews[action];
  const eligible = (await findMailedOrders(shop, ids)).filter(isEligible);
  const refused = await findRefused?.(shop, toIds(eligible));
  const orders = eligible.filter(({ id }) => !refused?.has(id));
  const paid = action === 'orders.cancel' ? orders.filter((order) => order.paid_amount > order.refunded_amount) : [];
  return {
    orders: orders.length,
    mails: orders.filter((order) => order.email !== '' && isMailed(order)).length,
    amount: orders.reduce((sum, order) => sum + amount(order), 0),
    refunds: await findRefundableBalances(shop, shop.database.kysely, toIds(paid)),
  };
};

const toIds = (orders: readonly { readonly id: string }[]): string[] => orders.map(({ id }) => id);

/**
 * Starts a bulk action on orders; the caller has checked the permissions. RESOURCE_NOT_FOUND for an unknown courier,
 * COURIER_NOT_IN_USE, BULK_RUN_UNFINISHED.
 */
export const startOrderBulkRun = async (
  shop: ShopContext,
  adminId: string,
  {
    key,
    ids,
    change: { action, ...input },
  }: { readonly key: string; readonly ids: readonly string[]; readonly change: OrderBulkAction },
): Promise<BulkRun> => {
  if ('courierId' in input) await getCourierInUse(shop.database.kysely, input.courierId);
  const distinctIds = [...new Set(ids)];
  const orders = new Map((await findMailedOrders(shop, distinctIds)).map((order) => [order.id, order]));
  const { amount } = orderPreviews[action];
  const items = distinctIds.map((id) => {
    const order = orders.get(id);
    if (order === undefined) return { id, name: null };
    return { id, name: order.order_number, ...(amount && { amount: amount(order) }) };
  });
  return startBulkRun(shop, adminId, { key, action, input, items });
};
