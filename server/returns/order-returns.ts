import type { OrderReturns } from '../../contract/returns.ts';
import type { Language } from '../../domain/language.ts';
import { nameOfItem } from '../../domain/products/name-with-kind.ts';
import { findOwnOrder } from '../orders/find-order.ts';
import { findMainPictures } from '../products/stock.ts';
import type { ShopContext } from '../shop-context.ts';
import { findReturnableQuantities } from './find-returnable-quantities.ts';
import { findOrderPeriod } from './order-period.ts';
import { presentReturns, toReturnView } from './present-return.ts';
import { findReturns } from './returns.repository.ts';

/** Returns of an own order, and what of it can be returned until when. ORDER_NOT_FOUND. */
export const getOrderReturns = async (
  shop: ShopContext,
  customerId: string,
  { orderNumber, language }: { readonly orderNumber: string; readonly language: Language },
): Promise<OrderReturns> => {
  const order = await findOwnOrder(shop, customerId, orderNumber);
  const { kysely } = shop.database;
  const [period, left, found, pictures] = await Promise.all([
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
      name: nameOfItem(named, language),
      picture: pictures.get(productId) ?? null,
      ordered: quantity,
      left: left.get(productId) ?? 0,
    })),
    returns: (await presentReturns(shop, found, [order], language)).map(toReturnView),
  };
};
