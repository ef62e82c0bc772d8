import { plural } from '../../plural.ts';
import type { SameShape } from '../../same-shape.ts';

const orders = plural('en', { zero: 'No orders', one: '{count} order', other: '{count} orders' });

const issues = plural('en', {
  zero: 'No payments need a look',
  one: '{count} payment needs a look',
  other: '{count} payments need a look',
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
  paymentIssues: ({ count, moment }) => `${issues(count)}, the oldest since ${moment}.`,
  showIssues: 'What to do',
  outgoing: 'Messages wait to be sent',
  mailHeld: ({ perHour, moment }) =>
    `Mails reached what an hour allows (${perHour}) on ${moment}. Further ones wait and are sent later; none is lost. If your mail server allows more, raise MAILS_PER_HOUR.`,
  textHeld: ({ perHour, moment }) =>
    `Text messages reached what an hour allows (${perHour}) on ${moment}. Further ones wait, and one whose code is too old by then is not sent. You may raise TEXTS_PER_HOUR.`,
  late: ({ count, moment }) =>
    `${late(count)} waited for a quarter of an hour or longer, the oldest since ${moment}. If it is not for what an hour allows, the server’s log says why.`,
  lowStock: 'Running out',
  stock: plural('en', { zero: 'Sold out', one: '{count} piece', other: '{count} pieces' }),
  enough: 'There is enough of everything in the shop.',
  allLow: 'All that is running out',
};
