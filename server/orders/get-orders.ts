import type { OrderView } from '../../contract/orders.ts';
import type { OrderPayment } from '../../contract/payments.ts';
import type { Picture } from '../../contract/products.ts';
import type { ParcelView } from '../../contract/shipments.ts';
import type { Language } from '../../domain/language.ts';
import { estimatedDelivery } from '../../domain/orders/estimated-delivery.ts';
import { sellerChatText, sellerChatUrl } from '../../domain/orders/seller-chat.ts';
import { shownPaymentStatus } from '../../domain/orders/status.ts';
import { nameOfItem } from '../../domain/products/name-with-kind.ts';
import { Refusal } from '../../domain/refusals.ts';
import { contentOf } from '../../locales/content.ts';
import type { Caller } from '../api/context.ts';
import { paymentStatusOf } from '../payments/order-lock.ts';
import { orderPayments } from '../payments/payment-view.ts';
import { findMainPictures } from '../products/stock.ts';
import { parcelsOfOrders } from '../shipments/parcels.ts';
import type { ShopContext } from '../shop-context.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-store.ts';
import { mayAsStaff } from '../user-roles/staff-access.ts';
import { isOrderNumber } from './find-order.ts';
import { orderAmountsOf } from './order-amounts.ts';
import { findByNumber, findOfCustomer, type NewOrder, type StoredOrder } from './orders.repository.ts';

/**
 * Returns an order to its owner and to admins who may see customers; ORDER_NOT_FOUND for all others (decision 12). SECOND_FACTOR_REQUIRED for an
 * admin whose session lacks it.
 */
export const getOrder = async (
  shop: ShopContext,
  caller: Caller,
  { orderNumber, language }: { readonly orderNumber: string; readonly language: Language },
): Promise<OrderView> => {
  if (!isOrderNumber(orderNumber)) throw new Refusal('ORDER_NOT_FOUND');
  const { kysely } = shop.database;
  const own = await findByNumber(kysely, orderNumber, { of: caller.userId });
  // only admins look up other customers' orders: the timing reveals no existing number
  const order =
    own ?? ((await mayAsStaff(shop, caller, 'customers.read')) ? await findByNumber(kysely, orderNumber) : undefined);
  const [view] = order === undefined ? [] : await toOrderViews(shop, [order], language);
  if (view === undefined) throw new Refusal('ORDER_NOT_FOUND');
  return view;
};

const PAGE = 20;

/** Lists a customer's orders, newest first, 20 per page; `before` is the last one's `createdAt` (specification 7). */
export const listOwnOrders = async (
  shop: ShopContext,
  customerId: string,
  { before, language }: { readonly before?: string | undefined; readonly language: Language },
): Promise<{ orders: OrderView[]; hasMore: boolean }> => {
  const found = await findOfCustomer(shop.database.kysely, customerId, {
    before: before === undefined ? undefined : new Date(before),
    limit: PAGE + 1,
  });
  return { orders: await toOrderViews(shop, found.slice(0, PAGE), language), hasMore: found.length > PAGE };
};

/** Maps orders to views, with today's picture of each item. */
export const toOrderViews = async (
  shop: ShopContext,
  orders: readonly StoredOrder[],
  language: Language,
): Promise<OrderView[]> => {
  const productIds = new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId)));
  const pictures = await findMainPictures(shop, [...productIds], language);
  const [settings, payments, parcels] = await Promise.all([
    shop.shopSettings.current(),
    orderPayments(shop, orders),
    parcelsOfOrders(shop, orders, language),
  ]);
  return orders.flatMap((order) => {
    const payment = payments.get(order.id);
    const carried = parcels.get(order.id) ?? [];
    return payment === undefined
      ? []
      : [presentOrder({ order, payment, parcels: carried, pictures, language, settings })];
  });
};

type Presented = {
  readonly order: StoredOrder;
  readonly payment: OrderPayment;
  readonly parcels: ParcelView[];
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly language: Language;
  readonly settings: CurrentSettings;
};

const presentOrder = ({ order, payment, parcels, pictures, language, settings }: Presented): OrderView => ({
  orderNumber: order.order_number,
  status: order.status,
  paymentStatus: paymentStatusOf(order),
  paymentMethod: order.payment_method,
  payment,
  createdAt: order.created_at.toISOString(),
  estimatedDelivery: estimatedDelivery(order.created_at, order.shipping_zone).toISOString(),
  items: order.items.map(({ productId, name, subtitle, unitPrice, quantity, lineTotal }) => ({
    productId,
    name: name[language],
    subtitle: subtitle[language],
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
  shippingZone: order.shipping_zone,
  tax: order.tax,
  taxPercent: order.tax_percent,
  taxBase: order.tax_base,
  bundlePercent: order.bundle_percent,
  togetherPercent: order.together_percent,
  total: order.total,
  isGift: order.is_gift,
  giftWrap: order.gift_wrap,
  giftMessage: order.gift_message,
  sellerChatUrl: sellerChatUrlOf(settings, order),
  parcels,
});

/** Returns the URL of the seller chat with the order's text, in the language of the order (decision 13). */
export const sellerChatUrlOf = (
  settings: CurrentSettings,
  order: NewOrder & Partial<Pick<StoredOrder, 'payment_status' | 'status' | 'waived_amount'>>,
): string => {
  const text = sellerChatText(
    {
      orderNumber: order.order_number,
      createdAt: order.created_at,
      paymentMethod: order.payment_method,
      paymentStatus: shownPaymentStatus(
        order.payment_status ?? 'pending',
        order.status ?? 'pending',
        order.total - (order.waived_amount ?? 0),
      ),
      shippingInfo: order.shipping_info,
      items: order.items.map((item) => ({ ...item, name: nameOfItem(item, order.language) })),
      ...orderAmountsOf(order),
    },
    contentOf(order.language, settings.public).sellerChat,
  );
  return sellerChatUrl(settings.notifications.sellerPhone ?? settings.facts.phone, text);
};
