import { formatNumber, isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../same-shape.ts';
import { advice } from './admin/security-notice.ts';
import { orderStatus, paymentStatus } from './order-status.ts';

export const messages: SameShape<typeof import('../ar/account.ts').messages> = (shop) => ({
  hello: ({ name }) => `Hello ${isolateText(name)}`,
  tabs: { label: 'My Account', orders: 'Orders', addresses: 'Addresses', wishlist: 'Wishlist', profile: 'Profile' },
  status: { order: orderStatus, payment: paymentStatus },
  orders: {
    count: plural('en', { zero: 'No orders', one: '{count} order', other: '{count} orders' }),
    number: ({ number }) => `Order ${isolateText(number)}`,
    date: 'Order Date',
    status: 'Status',
    payment: 'Payment',
    paymentIs: ({ state }) => `Payment: ${state}`,
    payNow: 'Pay now',
    payNowFor: ({ number }) => `Pay now: order ${number}`,
    paymentDetails: 'Order and payment page',
    returns: 'Return pieces of the order',
    questions: 'A question about this order?',
    chat: 'Open its chat on WhatsApp',
    again: 'Order again',
    gift: 'Gift',
    giftWrap: 'Gift wrapping',
    progress: 'Order progress',
    between: ', ',
    details: 'Order details',
    more: 'Older orders',
    empty: {
      title: 'No orders yet',
      text: 'Your orders will appear here once you place one.',
      button: 'Start shopping',
    },
  },
  wishlist: {
    addAll: 'Add All to Cart',
    move: 'Move to Cart',
    empty: {
      title: 'Your wishlist is empty',
      text: 'Tap the heart on a product to keep it here.',
      button: 'Browse products',
    },
  },
  profile: {
    emailLocked: 'Email cannot be edited',
    save: 'Save Changes',
    advice,
    welcomeCode: 'Welcome code',
  },
  filling: {
    leftOut: ({ names }) => `Left out, because it is sold out or no longer offered: ${names}.`,
    cut: ({ names }) =>
      `The cart takes no more than ${formatNumber(shop.maxQuantity, 'en')} of the same product: ${names}.`,
    nothing: 'Nothing was added to the cart',
  },
  notices: {
    profileUpdated: { title: 'Updated', body: 'Your profile has been updated' },
  },
});
