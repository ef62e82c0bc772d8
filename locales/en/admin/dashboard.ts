import { plural } from '../../plural.ts';
import type { SameShape } from '../../same-shape.ts';

const orders = plural('en', { zero: 'No orders', one: '{count} order', other: '{count} orders' });

const issues = plural('en', {
  zero: 'No payments need attention',
  one: '{count} payment needs attention',
  other: '{count} payments need attention',
});

const late = plural('en', {
  zero: 'No messages have',
  one: '{count} message has',
  other: '{count} messages have',
});

export const dashboard: SameShape<typeof import('../../ar/admin/dashboard.ts').dashboard> = {
  title: 'Overview',
  ordersThisWeek: 'Orders this week',
  revenueThisWeek: 'Revenue this week',
  revenueMeans: 'after discounts, before tax and shipping, without cancelled orders',
  weekMeans: 'last seven days, Cairo time',
  more: ({ amount }) => `up ${amount} from the week before`,
  fewer: ({ amount }) => `down ${amount} from the week before`,
  same: 'same as the week before',
  packing: 'Waiting to be packed',
  unread: 'Unread messages',
  since: ({ moment }) => `oldest from ${moment}`,
  none: 'none waiting',
  chart: 'Last thirty days',
  shown: 'What is shown',
  revenue: 'Revenue',
  orders: 'Orders',
  day: 'Day',
  asTable: 'Show the figures as a table',
  summary: ({ count, revenue }) => `${orders(count)} with a revenue of ${revenue} in thirty days`,
  noneSold: 'No sales in the last thirty days',
  paymentIssues: ({ count, moment }) => `${issues(count)}, the oldest since ${moment}.`,
  showIssues: 'What to do',
  outgoing: 'Messages are waiting to be sent',
  mailHeld: ({ perHour, moment }) =>
    `The hourly limit for emails (${perHour}) was reached on ${moment}. Further emails wait and are sent later; none is lost. If your mail server allows more, raise MAILS_PER_HOUR.`,
  textHeld: ({ perHour, moment }) =>
    `The hourly limit for text messages (${perHour}) was reached on ${moment}. Further messages wait; those whose code has expired by then are not sent. You can raise TEXTS_PER_HOUR.`,
  late: ({ count, moment }) =>
    `${late(count)} been waiting for a quarter of an hour or longer, the oldest since ${moment}. If no hourly limit was reached, the server’s log says why.`,
  lowStock: 'Low stock',
  stock: plural('en', { zero: 'Sold out', one: '{count} piece', other: '{count} pieces' }),
  enough: 'No product is low on stock.',
  allLow: 'All products low on stock',
};
