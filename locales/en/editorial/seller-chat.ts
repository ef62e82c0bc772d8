import type { SellerChatWords } from '../../../domain/orders/seller-chat-words.ts';
import { formatDate, formatMoney, formatNumber } from '../../format.ts';

/** How an order is told to the seller; stars make a line bold in the chat. */
export const sellerChat: SellerChatWords = {
  lines: {
    greeting: 'Hello Lazaward, I have placed a new order.',
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
    bundleDiscount: 'Bundle discount (10%): {bundleDiscount}',
    togetherDiscount: 'Bought together (15%): {togetherDiscount}',
    promoDiscount: 'Promo code {promoCode}: {promoDiscount}',
    shipping: 'Shipping: {shipping}',
    shippingFree: 'Shipping: free',
    tax: 'Tax (14%): {tax}',
    total: '*Total: {total}*',
    gift: '*This order is a gift*',
    giftWrapYes: 'Gift wrapping: yes (free)',
    giftWrapNo: 'Gift wrapping: no',
    giftMessage: 'Gift message: “{giftMessage}”',
    closing: 'Please confirm the order and the way to pay. Thank you.',
  },
  isRightToLeft: false,
  money: (amount) => formatMoney(amount, 'en'),
  count: (count) => formatNumber(count, 'en'),
  date: (instant) => formatDate(instant, 'en'),
};
