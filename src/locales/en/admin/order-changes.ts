import { isolateText } from '#core/i18n/format.ts';
import type { SameShape } from '../../same-shape.ts';

/** Changing an order before it is shipped, in English. */
export const orderChanges: SameShape<typeof import('../../ar/admin/order-changes.ts').orderChanges> = {
  back: 'All orders',
  open: 'Change order',
  title: 'Change order',
  unknown: 'No order has this number.',
  tooLate: 'Shipped or cancelled orders cannot be changed.',
  parts: { lines: 'Items', address: 'Shipping address', gift: 'Gift options' },
  noLines: 'Add at least one item.',
  addProduct: 'Add product',
  searchProduct: 'Search by product name',
  noProduct: 'No product has this name.',
  isInOrder: 'Already in the order',
  inStock: ({ amount }) => `In stock: ${amount}`,
  governorateOfCity: 'By the city',
  pricing: {
    label: 'Pricing',
    order: {
      name: 'Prices and rules from the order date',
      text: 'Items keep the price at which they were ordered; added items get today’s price.',
    },
    today: {
      name: 'Today’s prices and rules',
      text: 'All items, shipping, offers and tax are recalculated with today’s values.',
    },
  },
  summary: 'The order after the change',
  pricingNow: 'Calculating the total…',
  totalBefore: 'Previous total',
  difference: 'Difference',
  kept: 'Paid by the customer',
  toPay: 'Still to be paid',
  toGiveBack: 'To be refunded',
  restOnline: 'The customer can pay it on the order’s page, or you record it when it arrives another way.',
  restByHand: 'Record it when it arrives.',
  losesPromo: ({ code }) =>
    `The order no longer reaches the minimum purchase of ${isolateText(code)}. The discount is removed, and the code can be used again.`,
  giveBackNow: ({ amount }) => `Refund ${amount} now`,
  owed: 'The difference is listed as owed to the customer until you refund it.',
  told: 'The customer gets an email with the changes.',
  save: 'Save changes',
  nothing: 'No changes yet.',
  saved: { title: 'Order changed', body: 'The stock is updated, and the customer has been notified.' },
  changedTitle: 'The amounts have changed in the meantime',
  conflict: {
    title: 'This order has been changed by someone else',
    by: ({ name }) => `${isolateText(name)} has changed it since you opened it. Choose how to continue.`,
    text: 'Another admin has changed it since you opened it. Choose how to continue.',
    theirs: 'Current order',
    yours: 'Your changes',
    take: 'Discard my changes',
    keep: 'Apply my changes to it',
  },
  history: {
    changed: 'Order changed',
    total: ({ before, after }) => `Total: was ${before}, now ${after}`,
    quantity: ({ name, before, after }) => `${isolateText(name)}: was ${before}, now ${after}`,
  },
};
