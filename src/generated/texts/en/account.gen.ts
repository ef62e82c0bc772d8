// Generated from 
//   src/features/customers/account.texts.ts
// by `npm run generate`.
import { formatNumber, isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';

export const messages = (shop: ShopValues) => ({
  hello: ({ name }: { readonly name: string }) => `Hello ${isolateText(name)}`,
  tabs: {
    label: 'My Account',
    orders: 'Orders',
    addresses: 'Addresses',
    wishlist: 'Wishlist',
    profile: 'Profile',
  },
  status: {
    order: {
      pending: 'Pending',
      processing: 'Processing',
      shipped: 'Shipped',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
    },
    payment: {
      pending: 'Pending',
      nothing_due: 'Nothing due',
      paid: 'Paid',
      partly_refunded: 'Partly refunded',
      refunded: 'Refunded',
    },
  },
  orders: {
    count: plural('en', { zero: 'No orders', one: '{count} order', other: '{count} orders' }),
    number: ({ number }: { readonly number: string }) => `Order ${isolateText(number)}`,
    date: 'Order Date',
    status: 'Status',
    payment: 'Payment',
    paymentIs: ({ state }: { readonly state: string }) => `Payment: ${state}`,
    payNow: 'Pay now',
    payNowFor: ({ number }: { readonly number: string }) => `Pay now: order ${number}`,
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
    advice: {
      title: 'Add a second step to your admin account',
      text: 'Your account opens the admin panel, and a password alone can be guessed or stolen. Add an authenticator app on your phone.',
      button: 'Add a second step',
    },
    welcomeCode: 'Welcome code',
  },
  filling: {
    leftOut: ({ names }: { readonly names: string }) => `Left out, because it is sold out or no longer offered: ${names}.`,
    cut: ({ names }: { readonly names: string }) => `The cart takes no more than ${formatNumber(shop.maxQuantity, 'en')} of the same product: ${names}.`,
    nothing: 'Nothing was added to the cart',
  },
  notices: {
    profileUpdated: {
      title: 'Updated',
      body: 'Your profile has been updated',
    },
  },
});
