import { AppError } from '#core/errors/app-error.ts';
import { type Language, textIn } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import { hasPermission } from '#features/auth/server/staff-access.ts';
import { parcelsOfOrders } from '#features/fulfillment/server/parcels.ts';
import { estimatedDelivery } from '#features/orders/estimated-delivery.ts';
import { isOrderNumber } from '#features/orders/order-number.ts';
import type { OrderPayment } from '#features/orders/order-payment.ts';
import { toPaymentStatus } from '#features/orders/order-status.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import type { ParcelView } from '#features/orders/parcel-view.ts';
import { sellerChatText, sellerChatUrl } from '#features/orders/seller-chat.ts';
import { sellerChatTexts } from '#features/orders/seller-chat-texts.ts';
import { findOrderByNumber, listOrdersOfCustomer } from '#features/orders/server/find-order.ts';
import { getPaymentStatus } from '#features/orders/server/lock-order.ts';
import { toOrderAmounts } from '#features/orders/server/order-amounts.ts';
import type { NewOrder, StoredOrder } from '#features/orders/server/stored-order.ts';
import { orderPayments } from '#features/payments/server/payment-view.ts';
import { orderItemName } from '#features/products/product-name.ts';
import type { Picture } from '#features/products/products.contract.ts';
import { findMainPictures } from '#features/products/server/stock.ts';

/**
 * Returns an order to its owner and to admins with `customers.read`; ORDER_NOT_FOUND for all others (decision 12).
 * SECOND_FACTOR_REQUIRED for an admin session without it.
 */
export const getOrder = async (
  shop: ShopContext,
  caller: Caller,
  { orderNumber, language }: { readonly orderNumber: string; readonly language: Language },
): Promise<OrderView> => {
  if (!isOrderNumber(orderNumber)) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
  const own = await findOrderByNumber(shop, orderNumber, { of: caller.userId });
  // only admins look up other customers' orders, so the response time reveals no existing number
  const order =
    own ??
    ((await hasPermission(shop, caller, 'customers.read')) ? await findOrderByNumber(shop, orderNumber) : undefined);
  const [view] = order === undefined ? [] : await toOrderViews(shop, [order], language);
  if (view === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
  return view;
};

const PAGE = 20;

interface OwnOrdersFilter {
  readonly before?: string | undefined;
  readonly unpaidWith?: string | undefined;
  readonly language: Language;
}

/**
 * Lists a customer's orders, newest first, 20 per page; `before` is the `createdAt` of the previous page's last order
 * (specification 7). With `unpaidWith`, only pending orders that contain this product and await payment.
 */
export const listOwnOrders = async (
  shop: ShopContext,
  customerId: string,
  { before, unpaidWith, language }: OwnOrdersFilter,
): Promise<{ orders: OrderView[]; hasMore: boolean }> => {
  const orders = await listOrdersOfCustomer(shop, customerId, {
    before: before === undefined ? undefined : new Date(before),
    unpaidWith,
    limit: PAGE + 1,
  });
  return { orders: await toOrderViews(shop, orders.slice(0, PAGE), language), hasMore: orders.length > PAGE };
};

/** Maps orders to views, with the current picture of each item. */
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
  paymentStatus: getPaymentStatus(order),
  paymentMethod: order.payment_method,
  payment,
  createdAt: order.created_at.toISOString(),
  estimatedDelivery: estimatedDelivery(order.created_at, order.shipping_zone).toISOString(),
  items: order.items.map(({ productId, name, subtitle, unitPrice, quantity, lineTotal }) => ({
    productId,
    name: textIn(name, language),
    subtitle: textIn(subtitle, language),
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
  sellerChatUrl: getSellerChatUrl(settings, order),
  parcels,
});

/** Returns the URL of the seller chat with the order's text, in the language of the order (decision 13). */
export const getSellerChatUrl = (
  settings: CurrentSettings,
  order: NewOrder & Partial<Pick<StoredOrder, 'payment_status' | 'status' | 'waived_amount'>>,
): string => {
  const text = sellerChatText(
    {
      orderNumber: order.order_number,
      createdAt: order.created_at,
      paymentMethod: order.payment_method,
      paymentStatus: toPaymentStatus(
        order.payment_status ?? 'pending',
        order.status ?? 'pending',
        order.total - (order.waived_amount ?? 0),
      ),
      shippingInfo: order.shipping_info,
      items: order.items.map((item) => ({ ...item, name: orderItemName(item, order.language) })),
      ...toOrderAmounts(order),
    },
    sellerChatTexts(serverTexts(order.language, settings.public).sellerChat.lines, order.language),
  );
  return sellerChatUrl(settings.notifications.sellerPhone ?? settings.facts.phone, text);
};
