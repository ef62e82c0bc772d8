import type { SellerChatTexts } from '../../../domain/orders/seller-chat-texts.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '../../format.ts';
import type { ShopValues } from '../../shop-values.ts';

/** The seller chat message of an order; asterisks make a line bold. */
export const sellerChat = (shop: ShopValues): SellerChatTexts => ({
  lines: {
    greeting: `Hello ${shop.name}, I have placed a new order.`,
    orderNumber: '*Order number:* {orderNumber}',
    orderDate: 'Date: {orderDate}',
    customer: '*Customer details*',
    fullName: 'Name: {fullName}',
    phone: 'Phone: {phone}',
    email: 'Email: {email}',
    address: 'Address: {address}, {city}',
    postalCode: 'Postal code: {postalCode}',
    items: '*Items*',
    item: '• {name}: {quantity} × {price} = {lineTotal}',
    totals: '*Totals*',
    subtotal: 'Subtotal: {subtotal}',
    bundleDiscount: 'Bundle discount ({rate}): {bundleDiscount}',
    togetherDiscount: 'Bought together ({rate}): {togetherDiscount}',
    promoDiscount: 'Promo code {promoCode}: {promoDiscount}',
    shipping: 'Shipping: {shipping}',
    shippingFree: 'Shipping: free',
    tax: 'Tax ({rate}): {tax}',
    total: '*Total: {total}*',
    gift: '*This order is a gift*',
    giftWrapYes: 'Gift wrapping: yes (free)',
    giftWrapNo: 'Gift wrapping: no',
    giftMessage: 'Gift message: “{giftMessage}”',
    closing: 'Please confirm the order and the way to pay. Thank you.',
  },
  isRightToLeft: false,
  money: (amount) => formatMoney(amount, 'en'),
  percent: (percent) => formatPercent(percent / 100, 'en'),
  count: (count) => formatNumber(count, 'en'),
  date: (instant) => formatDate(instant, 'en'),
});
