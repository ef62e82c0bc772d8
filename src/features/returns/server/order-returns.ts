import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { findOwnOrder } from '#features/orders/server/find-order.ts';
import { orderItemName } from '#features/products/product-name.ts';
import { findMainPictures } from '#features/products/server/stock.ts';
import type { OrderReturns } from '../returns.contract.ts';
import { findReturnableQuantities } from './find-returnable-quantities.ts';
import { findOrderPeriod } from './order-period.ts';
import { toAdminReturns, toReturnView } from './present-return.ts';
import { findReturns } from './returns.repository.ts';

/** Returns the returns of the customer's order, the returnable quantities and the return period. ORDER_NOT_FOUND. */
export const getOrderReturns = async (
  shop: ShopContext,
  customerId: string,
  { orderNumber, language }: { readonly orderNumber: string; readonly language: Language },
): Promise<OrderReturns> => {
  const order = await findOwnOrder(shop, customerId, orderNumber);
  const { kysely } = shop.database;
  const [period, returnable, returns, pictures] = await Promise.all([
    findOrderPeriod(shop, kysely, order),
    findReturnableQuantities(kysely, order),
    findReturns(kysely, [order.id]),
    findMainPictures(
      shop,
      order.items.map(({ productId }) => productId),
      language,
    ),
  ]);
  return {
    period,
    items: order.items.map(({ productId, quantity, ...named }) => ({
      productId,
      name: orderItemName(named, language),
      picture: pictures.get(productId) ?? null,
      ordered: quantity,
      left: returnable.get(productId) ?? 0,
    })),
    returns: (await toAdminReturns(shop, returns, [order], language)).map(toReturnView),
  };
};
