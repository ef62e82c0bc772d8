import { formatNumber, isolateText } from '#core/i18n/format.ts';
import type { SameShape } from '../../same-shape.ts';
import { hours } from '../units.ts';
import { general } from './general.ts';

const { error } = general;
const removed = 'Removed';
const updated = 'Updated';

export const notices: SameShape<typeof import('../../ar/forms/notices.ts').notices> = (shop) => ({
  cart: {
    limitReached: {
      title: 'Quantity limit reached',
      body: `Cannot add more than ${formatNumber(shop.maxQuantity, 'en')} items of the same product`,
    },
    limitExceeded: {
      title: 'Quantity limit exceeded',
      body: `Maximum quantity is ${formatNumber(shop.maxQuantity, 'en')} per item`,
    },
    invalidQuantity: { title: 'Invalid quantity', body: 'Quantity must be a whole number' },
    invalidProduct: { title: error, body: 'Invalid product data' },
    added: ({ name, quantity }) => ({ title: 'Added to cart', body: `${name}, quantity: ${quantity}` }),
    addedMore: ({ name, quantity, total }) => ({
      title: 'Added to cart',
      body: `${name}, quantity added: ${quantity}. Now in your cart: ${total}`,
    }),
    addedAll: { title: 'Added to cart', body: 'All the products were added to your cart' },
    removed: { title: 'Removed from cart', body: 'Item removed from your cart' },
    cleared: { title: 'Cart cleared', body: 'All items removed from cart' },
    gone: { body: 'This piece is no longer in the catalogue, so it was removed from your cart.' },
    goneMany: {
      title: 'Pieces no longer sold',
      body: 'The pieces that are no longer in the catalogue were removed from your cart.',
    },
    updated: { title: updated },
  },
  promo: {
    invalid: { title: 'Invalid Code', body: general.promoInvalid },
    wait: { title: 'Please Wait' },
    failed: { title: error, body: 'Error verifying promo code' },
    applied: ({ amount }) => ({ title: 'Code Applied!', body: `Discount of ${amount} EGP applied` }),
    removed: { title: removed, body: 'Promo code removed from your order' },
  },
  checkout: {
    login: { title: general.loginRequired, body: 'Please log in to complete your order' },
    failed: { title: error, body: 'Failed to create order. Please try again.' },
    validation: { title: general.validationError, body: 'Please check all fields and try again' },
    totalChanged: { title: 'The total has changed' },
    stock: { title: 'Out of Stock' },
  },
  order: {
    notFound: { title: general.orderNotFound },
    lookupFailed: ({ number }) => ({
      title: 'The order could not be shown',
      body: `Your order is saved under ${isolateText(number)}. You will find it in your account.`,
    }),
  },
  contact: {
    failed: { title: general.validationError, body: general.checkInput },
    sent: { title: 'Message sent successfully!', body: `We'll get back to you within ${hours(shop.replyHours)}.` },
  },
  auth: {
    error: { title: error },
    signedUp: ({ code }) => ({
      title: 'Welcome!',
      body: `Your account is ready. Use your welcome promo code ${isolateText(code)} for ${shop.welcomePercent} off your first order.`,
    }),
    signedUpCodeLater: {
      title: 'Welcome!',
      body: shop.hasWelcomeCode
        ? `Your account is ready. In it you will find your welcome promo code for ${shop.welcomePercent} off your first order.`
        : 'Your account is ready.',
    },
    signedIn: { title: 'Welcome back!', body: 'You are signed in' },
    loggedOut: { title: 'Logged Out', body: 'See you soon' },
  },
  wishlist: {
    login: { title: general.loginRequired, body: 'Please login to add items to your wishlist' },
    added: { title: 'Added', body: 'Product added to wishlist' },
    removed: { title: removed, body: 'Product removed from wishlist' },
  },
  review: {
    login: { title: error, body: 'You must be logged in to write a review' },
    failed: { title: error, body: 'Failed to submit review' },
    sent: { title: 'Success', body: 'Your review has been submitted' },
  },
  stock: {
    failed: { title: error, body: 'An error occurred while registering' },
    registered: { title: 'Registered!', body: "We'll notify you when this product is back in stock" },
  },
  newsletter: {
    asked: {
      title: 'One step left',
      body: 'We have sent you an email. Open the link in it to confirm your subscription.',
    },
    failed: { title: error, body: 'An error occurred while subscribing' },
  },
});
