import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../../same-shape.ts';

const waiting = plural('en', {
  zero: 'No transfers to check',
  one: '{count} transfer to check',
  other: '{count} transfers to check',
});

const matches = plural('en', {
  zero: 'No transfer on this page is in the statement',
  one: '{count} transfer on this page is in the statement',
  other: '{count} transfers on this page are in the statement',
});

export const transfers: SameShape<typeof import('../../ar/admin/transfers.ts').transfers> = {
  title: 'Transfers',
  group: 'Transfer status',
  waiting: 'Waiting',
  decided: 'Checked',
  empty: 'No transfers to check.',
  order: 'Order',
  customer: 'Customer',
  amount: 'Exact amount',
  reference: 'Transfer note',
  copy: 'Copy',
  copied: 'Copied',
  bankReference: 'Transaction number',
  noBankReference: 'not given',
  ordered: 'Ordered',
  since: 'Waiting since',
  sent: 'Proof sent',
  cancelled: 'This order is cancelled. If you accept the transfer, you have to refund it.',
  picture: ({ orderNumber }) => `Picture of the transfer for order ${orderNumber}`,
  noPicture: 'The picture has been deleted after its retention period.',
  typed: 'Amount received in your account',
  typedHint: 'Enter it as your account shows it. If it differs from the amount due, you are asked to confirm.',
  nothing: 'If nothing has arrived, choose “Not received” and tell the customer why.',
  total: 'Order total',
  other: {
    title: 'Was a different amount received?',
    came: ({ amount, due }) => `${amount} was received, and ${due} was due.`,
    less: ({ difference }) =>
      `The order stays unpaid, and the customer is asked for the remaining ${difference}. The order is not cancelled automatically.`,
    more: ({ difference }) =>
      `The order is paid, and the surplus of ${difference} is owed to the customer. You find it under Payments.`,
    yes: 'Yes, this amount was received',
  },
  accept: 'Received',
  reject: 'Not received',
  ask: {
    title: 'Reject this transfer?',
    text: 'The customer sees the reason in an email and on the order’s page, and can send another picture.',
    reason: 'Reason',
    hint: 'For example: the amount has not arrived in our account yet.',
    button: 'Reject and notify the customer',
  },
  wasAccepted: { title: 'Order paid', body: 'The customer has been notified that the transfer arrived' },
  wasPart: { title: 'Part of the amount received', body: 'The customer is asked for the rest' },
  wasTooMuch: { title: 'Order paid', body: 'The surplus is listed under Payments, to be refunded' },
  wasRejected: { title: 'Transfer rejected', body: 'The customer has been told the reason' },
  accepted: 'Received',
  rejected: 'Rejected',
  replaced: 'Accepted; another picture followed',
  acceptedBy: ({ name, moment }) => `accepted by ${isolateText(name)}, ${moment}`,
  rejectedBy: ({ name, moment }) => `rejected by ${isolateText(name)}, ${moment}`,
  former: 'a former admin',
  why: ({ reason }) => `Reason: ${isolateText(reason)}`,
  notice: ({ count, moment }) => `${waiting(count)}, the oldest since ${moment}.`,
  check: 'Check transfers',
  statement: {
    title: 'Compare with a bank statement',
    text: 'Paste lines of your statement, or choose a CSV file with date, amount and note. It is read only in your browser and is not sent anywhere. Nothing is accepted automatically.',
    lines: 'Lines of the statement',
    file: 'Choose a file',
    clear: 'Clear',
    found: ({ count }) => matches(count),
    fits: 'In the statement: amount and note match',
    amount: 'In the statement with a different amount',
  },
};
