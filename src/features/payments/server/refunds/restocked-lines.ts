import type { Kysely } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { RefundLine } from '#features/orders/refund-price.ts';
import { findReturnedLines, findReturnRefundIds } from '#features/orders/server/define-order-hooks.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { findRefunds } from './refunds.repository.ts';

type WithHooks = Pick<ShopContext, 'registry'>;

/**
 * Returns the lines of an order that must not be restocked again: refunds have restocked them, whatever their outcome, or returns
 * have received them, restocked or written off.
 */
export const findRestockedLines = async (
  shop: WithHooks,
  database: Kysely<Tables>,
  orderId: string,
): Promise<RefundLine[]> => {
  const refunds = await findRefunds(database, [orderId]);
  return [
    ...refunds.filter(({ is_restocked }) => is_restocked).flatMap(({ lines }) => lines),
    ...(await findReturnedLines(shop, database, orderId)),
  ];
};

/**
 * Returns these lines and those refunded without restocking, such as broken items, which a cancellation must not restock. A return
 * counts by its received quantity, not by its refund.
 */
export const findLinesNotToRestock = async (
  shop: WithHooks,
  database: Kysely<Tables>,
  orderId: string,
): Promise<RefundLine[]> => {
  const refunds = await findRefunds(database, [orderId]);
  const returnRefundIds = await findReturnRefundIds(shop, database, orderId);
  return [
    ...refunds
      .filter(({ id, state, is_restocked }) => is_restocked || (state !== 'refused' && !returnRefundIds.has(id)))
      .flatMap(({ lines }) => lines),
    ...(await findReturnedLines(shop, database, orderId)),
  ];
};

/** Whether refunds or returns have returned items of an order, or have requested it. */
export const hasReturnedLines = async (
  shop: WithHooks,
  database: Kysely<Tables>,
  orderId: string,
): Promise<boolean> => {
  const refunds = await findRefunds(database, [orderId]);
  return (
    refunds.some(({ lines, state, is_restocked }) => lines.length > 0 && (state !== 'refused' || is_restocked)) ||
    (await findReturnedLines(shop, database, orderId)).length > 0
  );
};
