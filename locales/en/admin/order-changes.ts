import { isolateText } from '../../format.ts';
import type { SameShape } from '../../same-shape.ts';

/** Changing an order before it is shipped, in English. */
export const orderChanges: SameShape<typeof import('../../ar/admin/order-changes.ts').orderChanges> = {
  back: 'Back to the orders',
  open: 'Change the order',
  title: 'Change an order',
  unknown: 'There is no order with this number.',
  tooLate: 'An order that is shipped or cancelled cannot be changed.',
  parts: { lines: 'Items', address: 'Shipping address', gift: 'Gift options' },
  noLines: 'Add at least one item.',
  addProduct: 'Add a product',
  searchProduct: 'Search by the product’s name',
  noProduct: 'No product has this name.',
  isInOrder: 'In the order already',
  inStock: ({ amount }) => `In stock: ${amount}`,
  governorateOfCity: 'As the city names it',
  pricing: {
    label: 'Priced by',
    order: {
      name: 'Prices and rules of the day it was placed',
      text: 'Items keep the price the customer bought them for; new ones have the price of today.',
    },
    today: {
      name: 'Prices and rules of today',
      text: 'Every item, shipping, offers and tax are computed by what is valid today.',
    },
  },
  summary: 'The order after the change',
  pricingNow: 'Computing the total…',
  totalBefore: 'Total before',
  difference: 'Difference',
  kept: 'Paid by the customer',
  toPay: 'Still to be paid',
  toGiveBack: 'Goes back to the customer',
  restOnline: 'The customer pays it on the order’s page, or you write it down when it arrives another way.',
  restByHand: 'You write it down when it arrives.',
  losesPromo: ({ code }) =>
    `The order no longer reaches the least purchase of ${isolateText(code)}: its discount ends, and its use is given back.`,
  giveBackNow: ({ amount }) => `Send ${amount} back with the change`,
  owed: 'The difference stays among what is owed to customers until you send it back.',
  told: 'The customer gets one mail that says what changed.',
  save: 'Save the change',
  nothing: 'Nothing is changed yet.',
  saved: { title: 'Order changed', body: 'The stock has moved, and the customer is told what changed.' },
  changedTitle: 'The sums have changed meanwhile',
  conflict: {
    title: 'Somebody was faster with this order',
    by: ({ name }) => `${isolateText(name)} has changed it since you opened it. Choose how to go on.`,
    text: 'Another admin has changed it since you opened it. Choose how to go on.',
    theirs: 'The order now',
    yours: 'Your change',
    take: 'Begin from the order now',
    keep: 'Apply my change to it',
  },
  history: {
    changed: 'Order changed',
    total: ({ before, after }) => `Total: was ${before}, now ${after}`,
    quantity: ({ name, before, after }) => `${isolateText(name)}: was ${before}, now ${after}`,
  },
};
