import type { Kysely } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import { findDeliveryMoment } from '#features/orders/server/delivery-moment.ts';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import { getServiceAt } from '#features/pricing/server/rules-of-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { type ReturnPeriod, returnPeriod } from '../return-period.ts';

/**
 * Returns the return period of an order; null for one that was not shipped or is cancelled. The number of days is the one promised
 * when the order was placed, or the current one if it is larger (decision 196).
 */
export const findOrderPeriod = async (
  { shopSettings, clock }: Pick<ShopContext, 'shopSettings' | 'clock'>,
  database: Kysely<Tables>,
  order: StoredOrder,
): Promise<(ReturnPeriod & { readonly isEstimated: boolean }) | null> => {
  const delivery = await findDeliveryMoment(database, order);
  if (delivery === null) return null;
  const [promised, { service }] = [await getServiceAt(database, order.created_at), await shopSettings.current()];
  const days = Math.max(promised.returnDays, service.returnDays);
  return { ...returnPeriod(delivery.at, days, clock()), isEstimated: delivery.isEstimated };
};
