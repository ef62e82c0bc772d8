// Generated from 
//   src/features/privacy/personal-data.texts.ts
//   src/features/privacy/personal-data.texts.ts
//   src/features/contact/contact-consent.texts.ts
//   src/features/customers/account-consent.texts.ts
//   src/features/newsletter/newsletter-consent.texts.ts
//   src/features/stock-notifications/stock-notification-consent.texts.ts
//   src/features/newsletter/newsletter-consent.texts.ts
//   src/features/stock-notifications/stock-notification-consent.texts.ts
// by `npm run generate`.

export const agreedTexts = {
  title: 'What you agreed to',
  text: 'As you read it when you agreed.',
  more: 'What we keep, and why',
  since: ({ day }: { readonly day: string }) => `Since ${day}`,
  withdraw: 'Take it back',
  withdrawOf: ({ purpose }: { readonly purpose: string }) => `Take it back: ${purpose}`,
  purposes: {
  contact_message: 'Your message to us',
  account: 'Your account',
  newsletter: 'Newsletter',
  stock_notification: 'News of a sold-out piece',
  },
  withdrawn: {
  newsletter: {
    title: 'Taken back',
    body: 'The newsletter no longer comes to you',
  },
  stock_notification: {
    title: 'Taken back',
    body: 'We will not write when pieces are back',
  },
  },
};

export const messages = {
  download: {
    title: 'Your data with us',
    text: 'One file with everything that we keep of you.',
    what: 'It holds your account and profile, your ways in and devices, your addresses, orders, wishlist and reviews, what you asked to be told of and what you agreed to. There is no password and no code in it.',
    byMail: 'Your newsletter subscription and your messages to us are added once you have signed in by a link or code from your mailbox, so that we know it is yours.',
    button: 'Download my data',
  },
  farewell: {
    title: 'Delete account',
    text: 'Your account is deleted for good, and cannot be brought back.',
    button: 'Delete my account',
    goes: {
      title: 'What goes',
      text: 'Your details, addresses, wishlist and welcome code, your ways in and your sessions on all devices, your newsletter subscription, what you asked to be told of, and your messages to us.',
    },
    stays: {
      title: 'What stays',
      text: 'Your orders in our books without your name or address, your reviews without your name, the record of what you agreed to without your name or email, and the cart on this device.',
    },
    underWay: 'Orders that are neither paid nor shipped are cancelled. You still get the others: the seller has what it needs from the message that came with the order.',
    code: 'The code that we sent you',
    confirm: 'Delete my account for good',
    done: {
      title: 'Your account is deleted',
      body: 'We keep nothing of you any more. Thank you for your time with us.',
    },
  },
  agreed: agreedTexts,
};
