import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../same-shape.ts';
import { returnReason, returnStatus } from './return-states.ts';

const daysRemaining = plural('en', {
  zero: 'Today is the last day to ask for a return',
  one: '{count} day left to ask for a return',
  other: '{count} days left to ask for a return',
});

const itemCount = plural('en', { one: '{count} piece', other: '{count} pieces' });

/** Returns on the page of an order, in English. */
export const messages: SameShape<typeof import('../ar/returns.ts').messages> = {
  title: 'Returns',
  left: daysRemaining,
  until: ({ date }) => `Until the end of ${date}.`,
  over: ({ date }) => `The time to return pieces ended on ${date}.`,
  estimated: 'Counted from the estimated delivery.',
  policy: 'Terms of returns',
  open: 'Return pieces',
  status: returnStatus,
  reasons: returnReason,
  form: {
    title: 'What would you like to return?',
    text: 'Say how many of each piece, and why. We will review your request and email you how to send them back.',
    itemCount,
    quantityOf: ({ name }) => `How many of ${isolateText(name)} to return`,
    reasonOf: ({ name }) => `Why you return ${isolateText(name)}`,
    chooseReason: 'Choose a reason',
    less: 'Less',
    more: 'More',
    comment: 'Anything else (optional)',
    hint: 'Such as where it is broken, and how it was packed.',
    none: 'Say how many pieces you would like to return',
    noReason: 'Choose a reason for each piece',
    send: 'Ask for the return',
    sent: { title: 'We have your request', body: 'We will review it and email you' },
  },
  states: {
    requested: 'We are reviewing your request and will email you.',
    approved: 'Send the pieces back as agreed, in their packaging.',
    received: 'The pieces have reached us.',
    refunded: 'The money was sent to you; your account shows it within days.',
    refused: 'We could not accept this return.',
    closed: 'This return has ended.',
    withdrawn: 'You have withdrawn this return.',
  },
  cameBack: 'The parcel came back to us',
  refund: ({ amount }) => `Goes back to you: ${amount}`,
  received: ({ name, received, asked }) => `${isolateText(name)} × ${received} of ${asked}`,
  answer: 'The shop’s answer',
  comment: 'What you wrote',
  asked: ({ date }) => `Requested on ${date}`,
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw this return?',
    text: 'You keep the pieces, and can ask again as long as the time is not over.',
    yes: 'Yes, withdraw it',
    no: 'Back',
    done: { title: 'The return is withdrawn', body: 'You keep the pieces' },
  },
};
