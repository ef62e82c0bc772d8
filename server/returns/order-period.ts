import type { Kysely } from 'kysely';
import { type ReturnPeriod, returnPeriod } from '../../domain/returns/return-period.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { findDeliveryMoment } from '../orders/delivery-moment.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import type { ShopContext } from '../shop-context.ts';
import { serviceAt } from '../shop-settings/rules-of-order.ts';

/**
 * Until when pieces of an order can be returned; null for an order that was not shipped or is cancelled. The days are those that the
 * shop promised when it was placed, or today's if they are more (decision 196).
 */
export const findOrderPeriod = async (
  { shopSettings, clock }: Pick<ShopContext, 'shopSettings' | 'clock'>,
  database: Kysely<Tables>,
  order: StoredOrder,
): Promise<(ReturnPeriod & { readonly isEstimated: boolean }) | null> => {
  const delivery = await findDeliveryMoment(database, order);
  if (delivery === null) return null;
  const [promised, { service }] = [await serviceAt(database, order.created_at), await shopSettings.current()];
  const days = Math.max(promised.returnDays, service.returnDays);
  return { ...returnPeriod(delivery.at, days, clock()), isEstimated: delivery.isEstimated };
};
