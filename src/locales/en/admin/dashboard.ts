import { plural } from '#core/i18n/plural.ts';
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

const waitingMessages = plural('en', {
  zero: 'No messages are waiting to be sent',
  one: '{count} message is waiting to be sent',
  other: '{count} messages are waiting to be sent',
});

export const dashboard: SameShape<typeof import('../../ar/admin/dashboard.ts').dashboard> = {
  title: 'Overview',
  opening: {
    closed: 'Customers cannot order yet',
    closedText:
      'Visitors can look around, but their orders are refused until the following is in order. Your team can order to try things out.',
    demonstration: 'This shop is a demonstration',
    demonstrationText: 'It takes orders although the following is missing. Complete it before customers find the shop.',
    missing: {
      instapayHandle: 'The InstaPay handle that customers transfer to',
      phone: 'The shop’s phone',
      email: 'The shop’s email address',
      mailServer: 'The mail server: set SMTP_URL and MAIL_FROM on the server, then restart the shop',
      mailFrom: 'The sender of emails: set MAIL_FROM on the server, then restart the shop',
    },
    suggested: 'Also change before you open:',
    suggestions: { address: 'The shop’s address', social: 'Social media pages' },
    show: 'What is missing?',
  },
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
    `The hourly limit for emails (${perHour}) was reached on ${moment}. Further emails wait and are sent later; none is lost. If your mail server allows more, raise MAX_MAILS_PER_HOUR.`,
  textHeld: ({ perHour, moment }) =>
    `The hourly limit for text messages (${perHour}) was reached on ${moment}. Further messages wait; those whose code has expired by then are not sent. You can raise MAX_SMS_PER_HOUR.`,
  late: ({ count, moment }) =>
    `${late(count)} been waiting for a quarter of an hour or longer, the oldest since ${moment}. If no hourly limit was reached, the server’s log says why.`,
  outageOf: {
    mail: 'The mail server',
    text: 'The text message provider',
    gateway: ({ gateway }) => `The payment gateway ${gateway}`,
  },
  outageCauses: {
    silent: 'has not answered',
    unreachable: 'has been unreachable',
    'sign-in': 'has refused the user name or password',
    refused: 'has accepted nothing',
  },
  outage: ({ system, cause, moment }) =>
    `${system} ${cause} since ${moment}. The shop keeps trying, and nothing is lost.`,
  waitingMessages,
  sendNow: 'Send now',
  sendingNow: { title: 'Trying to send now', body: ({ count }) => `${waitingMessages(count)}.` },
  lowStock: 'Low stock',
  stock: plural('en', { zero: 'Sold out', one: '{count} piece', other: '{count} pieces' }),
  enough: 'No product is low on stock.',
  allLow: 'All products low on stock',
};
