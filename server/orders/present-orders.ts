import type { OrderView } from '../../contract/orders.ts';
import type { Picture } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import { estimatedDelivery } from '../../domain/orders/estimated-delivery.ts';
import { findMainPictures } from '../products/find-main-pictures.ts';
import type { ShopRoom } from '../shop-room.ts';
import { chatUrlOf } from './chat-url-of.ts';
import type { StoredOrder } from './orders.repository.ts';

/** Orders as they are shown, each piece with its picture of today. */
export const presentOrders = async (
  shop: ShopRoom,
  orders: readonly StoredOrder[],
  language: Language,
): Promise<OrderView[]> => {
  const productIds = new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId)));
  const pictures = await findMainPictures(shop, [...productIds], language);
  return orders.map((order) => presentOrder(shop, { order, pictures, language }));
};

type Presented = {
  readonly order: StoredOrder;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly language: Language;
};

const presentOrder = (shop: ShopRoom, { order, pictures, language }: Presented): OrderView => ({
  orderNumber: order.order_number,
  status: order.status,
  paymentStatus: order.payment_status,
  paymentMethod: order.payment_method,
  createdAt: order.created_at.toISOString(),
  estimatedDelivery: estimatedDelivery(order.created_at).toISOString(),
  items: order.items.map(({ productId, name, kind, unitPrice, quantity, lineTotal }) => ({
    productId,
    name: name[language],
    kind: kind[language],
    unitPrice,
    quantity,
    lineTotal,
    picture: pictures.get(productId) ?? null,
  })),
  shipping: order.shipping_info,
  subtotal: order.subtotal,
  bundleDiscount: order.bundle_discount,
  togetherDiscount: order.together_discount,
  promoCode: order.promo_code,
  promoDiscount: order.discount_amount,
  shippingCost: order.shipping_cost,
  tax: order.tax,
  taxPercent: order.tax_percent,
  bundlePercent: order.bundle_percent,
  togetherPercent: order.together_percent,
  total: order.total,
  isGift: order.is_gift,
  giftWrap: order.gift_wrap,
  giftMessage: order.gift_message,
  sellerChatUrl: chatUrlOf(shop, order),
});
