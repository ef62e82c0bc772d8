import { isolateText } from '../../format.ts';
import { plural } from '../../plural.ts';
import type { SameShape } from '../../same-shape.ts';

const waiting = plural('en', {
  zero: 'No transfers wait to be checked',
  one: '{count} transfer waits to be checked',
  other: '{count} transfers wait to be checked',
});

const found = plural('en', {
  zero: 'No transfer of this page is in the statement',
  one: '{count} transfer of this page is in the statement',
  other: '{count} transfers of this page are in the statement',
});

export const transfers: SameShape<typeof import('../../ar/admin/transfers.ts').transfers> = {
  title: 'Transfers',
  group: 'Which transfers are shown',
  waiting: 'Waiting',
  decided: 'Checked',
  empty: 'No transfers wait to be checked.',
  order: 'Order',
  customer: 'Customer',
  amount: 'Exact amount',
  reference: 'Note to look for',
  copy: 'Copy',
  copied: 'Copied',
  bankReference: 'Transaction number',
  noBankReference: 'not given',
  ordered: 'Ordered',
  since: 'Waiting since',
  sent: 'Picture sent',
  cancelled: 'This order is cancelled. If you accept the transfer, its money has to go back.',
  picture: ({ orderNumber }) => `Picture of the transfer for order ${orderNumber}`,
  noPicture: 'The picture was deleted when its time was over.',
  typed: 'Amount that arrived in the account',
  typedHint: 'Type it as your account shows it. If another amount arrived you are asked first.',
  nothing: 'If nothing has arrived, do not accept the transfer, and tell the customer why.',
  total: 'Total of the order',
  other: {
    title: 'Has another amount arrived?',
    came: ({ amount, due }) => `${amount} arrived, and ${due} was due.`,
    less: ({ difference }) =>
      `The order stays unpaid, and the customer is asked for the rest: ${difference}. The order does not end by itself.`,
    more: ({ difference }) =>
      `The order is paid, and the surplus goes back to the customer: ${difference}. You find it among the payments, to send it.`,
    yes: 'Yes, this amount arrived',
  },
  accept: 'It has arrived',
  reject: 'It has not arrived',
  ask: {
    title: 'Is this transfer not to be found?',
    text: 'The customer reads the reason in a mail and on the order’s page, and can send another picture.',
    reason: 'Reason',
    hint: 'Such as: the amount has not arrived in our account yet.',
    button: 'Tell the customer',
  },
  wasAccepted: { title: 'The order is paid', body: 'The customer is told that the transfer arrived' },
  wasPart: { title: 'A part of the amount has arrived', body: 'The customer is asked for the rest' },
  wasTooMuch: { title: 'The order is paid', body: 'The surplus is among the payments, to be sent to the customer' },
  wasRejected: { title: 'The transfer is not accepted', body: 'The customer is told why' },
  accepted: 'Arrived',
  rejected: 'Not accepted',
  replaced: 'Accepted; another picture followed',
  acceptedBy: ({ name, moment }) => `accepted by ${isolateText(name)}, ${moment}`,
  rejectedBy: ({ name, moment }) => `not accepted by ${isolateText(name)}, ${moment}`,
  former: 'a former admin',
  why: ({ reason }) => `Reason: ${isolateText(reason)}`,
  notice: ({ count, moment }) => `${waiting(count)}, the oldest since ${moment}.`,
  check: 'Check them',
  statement: {
    title: 'Compare with a bank statement',
    text: 'Paste lines of your statement, or choose a CSV file with date, amount and note. It is read in your browser only, is not sent anywhere, and accepts nothing by itself.',
    lines: 'Lines of the statement',
    file: 'Choose a file',
    clear: 'Clear',
    found: ({ count }) => found(count),
    fits: 'In the statement: amount and note fit',
    amount: 'In the statement with another amount',
  },
};
