import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';

const orders = plural('en', { zero: 'No orders', one: '{count} order', other: '{count} orders' });

export const overview: Like<typeof import('../../ar/office/overview.ts').overview> = {
  ordersThisWeek: 'Orders this week',
  revenueThisWeek: 'Revenue this week',
  revenueMeans: 'after discounts, before tax and shipping, without what was cancelled',
  weekMeans: 'the last seven days in Cairo',
  more: ({ amount }) => `up ${amount} from the week before`,
  fewer: ({ amount }) => `down ${amount} from the week before`,
  same: 'as in the week before',
  packing: 'Waiting to be packed',
  unread: 'Unread messages',
  since: ({ moment }) => `oldest from ${moment}`,
  none: 'nothing waits',
  chart: 'The last thirty days',
  shown: 'What is shown',
  revenue: 'Revenue',
  orders: 'Orders',
  day: 'Day',
  asTable: 'Show the figures as a table',
  summary: ({ count, revenue }) => `${orders(count)} with a revenue of ${revenue} in thirty days`,
  noneSold: 'Nothing was sold in the last thirty days',
  lowStock: 'Running out',
  stock: plural('en', { zero: 'Sold out', one: '{count} piece', other: '{count} pieces' }),
  enough: 'There is enough of everything in the shop.',
  allLow: 'All that is running out',
};
