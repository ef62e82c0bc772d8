// Generated from 
//   src/features/returns/returns.texts.ts
// by `npm run generate`.
import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';

export const messages = {
  title: 'Returns',
  left: plural('en', { zero: 'Today is the last day to ask for a return', one: '{count} day left to ask for a return', other: '{count} days left to ask for a return' }),
  until: ({ date }: { readonly date: string }) => `Until the end of ${date}.`,
  over: ({ date }: { readonly date: string }) => `The time to return pieces ended on ${date}.`,
  estimated: 'Counted from the estimated delivery.',
  policy: 'Terms of returns',
  open: 'Return pieces',
  status: {
    requested: 'Return requested',
    approved: 'Return approved',
    received: 'Pieces received',
    refunded: 'Refunded',
    refused: 'Return refused',
    closed: 'Return closed',
    withdrawn: 'Return withdrawn',
  },
  reasons: {
    damaged: 'Arrived broken',
    faulty: 'Has a fault',
    wrong_item: 'Not what was ordered',
    not_as_described: 'Differs from description or picture',
    changed_mind: 'Changed mind',
    other: 'Another reason',
    refused: 'Refused at the door',
    unreachable: 'Nobody at the address',
  },
  form: {
    title: 'What would you like to return?',
    text: 'Say how many of each piece, and why. We will review your request and email you how to send them back.',
    itemCount: plural('en', { one: '{count} piece', other: '{count} pieces' }),
    quantityOf: ({ name }: { readonly name: string }) => `How many of ${isolateText(name)} to return`,
    reasonOf: ({ name }: { readonly name: string }) => `Why you return ${isolateText(name)}`,
    chooseReason: 'Choose a reason',
    less: 'Less',
    more: 'More',
    comment: 'Anything else (optional)',
    hint: 'Such as where it is broken, and how it was packed.',
    none: 'Say how many pieces you would like to return',
    noReason: 'Choose a reason for each piece',
    send: 'Ask for the return',
    sent: {
      title: 'We have your request',
      body: 'We will review it and email you',
    },
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
  refund: ({ amount }: { readonly amount: string }) => `Goes back to you: ${amount}`,
  received: ({ name, received, requested }: { readonly name: string; readonly received: string; readonly requested: string }) => `${isolateText(name)} × ${received} of ${requested}`,
  reply: 'The shop’s answer',
  comment: 'What you wrote',
  requestedOn: ({ date }: { readonly date: string }) => `Requested on ${date}`,
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw this return?',
    text: 'You keep the pieces, and can ask again as long as the time is not over.',
    yes: 'Yes, withdraw it',
    no: 'Back',
    done: {
      title: 'The return is withdrawn',
      body: 'You keep the pieces',
    },
  },
};
