import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../../same-shape.ts';
import { staffRoleNames, staffRoleTexts } from '../admin/staff-roles.ts';
import { paymentStatus } from '../order-status.ts';
import { days } from '../units.ts';

export const mail: SameShape<typeof import('../../ar/content/mail.ts').mail> = (shop) => ({
  hello: ({ name }) => (name ? `Hello ${isolateText(name)},` : 'Hello,'),
  signature: `The ${shop.name} team`,
  fallback: 'If the button does not work, copy this link into your browser:',
  unsubscribe: 'Unsubscribe',
  order: {
    pending: {
      subject: ({ orderNumber }) => `We received your order ${orderNumber}`,
      preheader: ({ total, deliveryDate }) => `Total ${total}. Estimated delivery: ${deliveryDate}.`,
    },
    processing: {
      subject: ({ orderNumber }) => `We are preparing your order ${orderNumber}`,
      preheader: () => 'We will write again when it ships.',
    },
    shipped: {
      subject: ({ orderNumber }) => `Your order ${orderNumber} is on its way`,
      preheader: ({ deliveryDate }) => `Estimated delivery: ${deliveryDate}.`,
    },
    delivered: {
      subject: ({ orderNumber }) => `Your order ${orderNumber} has been delivered`,
      preheader: () => `You can return a piece within ${days(shop.returnDays)}.`,
    },
    cancelled: {
      subject: ({ orderNumber }) => `Your order ${orderNumber} has been cancelled`,
      preheader: () => 'Reply to this message if you have a question.',
    },
    sentence: ({ subject }) => `${subject}.`,
    button: 'View the order',
    toPay: {
      until: ({ time }) =>
        `This order is not paid yet. We keep your pieces until ${time}: pay before then and we start packing.`,
      text: 'This order is not paid yet. Pay and we start packing.',
    },
    /** How an order is paid that costs nothing. */
    nothingDue: paymentStatus.nothing_due,
    payButton: 'Pay from the order’s page',
    details: 'Order details',
    placedOn: 'Order date',
    arrival: ({ date, window }) => `${date} (${window})`,
    item: ({ name, quantity }) => `${name} ×\u00a0${quantity}`,
    moreItems: plural('en', {
      one: 'And one more line, which the order’s page shows.',
      other: 'And {count} more lines, which the order’s page shows.',
    }),
  },
  orderChanged: {
    subject: ({ orderNumber }) => `We changed your order ${orderNumber}`,
    text: 'We changed your order. This is what is different, with the order as it is now below. If you did not ask for it, reply to this message.',
    title: 'What changed',
    added: ({ quantity }) => `Added: ${quantity}`,
    removed: ({ quantity }) => `Taken out: ${quantity}`,
    quantity: ({ before, after }) => `Was ${before}, now ${after}`,
    address: 'Shipping address',
    gift: 'Gift options',
    totalBefore: 'Total before',
    totalAfter: 'Total now',
    total: ({ before, after }) => `The total is now ${after}; it was ${before}.`,
    toPay: ({ amount }) => `${amount} of the order is still to be paid.`,
    givenBack: ({ amount }) => `We send ${amount} back to you.`,
  },
  parcel: {
    title: 'Your parcel',
    subject: ({ orderNumber }) => `A parcel of your order ${isolateText(orderNumber)} is on its way`,
    text: 'This parcel has left the shop, and you can follow it by its number.',
    button: ({ trackingNumber }) => `Follow parcel ${isolateText(trackingNumber)}`,
  },
  orderArrived: {
    subject: ({ orderNumber }) => `New order ${orderNumber}`,
    about: ({ name, total }) => `${isolateText(name)} has placed an order of ${total}.`,
    customer: 'Customer',
    button: 'Chat with the customer on WhatsApp',
  },
  returns: {
    requested: {
      subject: ({ orderNumber }) => `We received your return request for order ${orderNumber}`,
      text: 'We have your request to return pieces. We look at it and answer you.',
    },
    approved: {
      subject: ({ orderNumber }) => `Your return from order ${orderNumber} is approved`,
      text: 'We have approved your return. Send the pieces back in their packaging, as they came.',
    },
    refused: {
      subject: ({ orderNumber }) => `We could not accept your return from order ${orderNumber}`,
      text: 'We could not accept this return.',
    },
    received: {
      subject: ({ orderNumber }) => `The returned pieces of order ${orderNumber} have reached us`,
      text: 'The pieces that you sent back have reached us.',
    },
    closed: {
      subject: ({ orderNumber }) => `Your return from order ${orderNumber} is closed`,
      text: 'This return has ended.',
    },
    withdrawn: {
      subject: ({ orderNumber }) => `Your return from order ${orderNumber} is withdrawn`,
      text: 'You have withdrawn this return and keep the pieces.',
    },
    'delivery-refused': {
      subject: ({ orderNumber }) => `The parcel of your order ${orderNumber} came back to us`,
      text: 'The parcel came back to us undelivered, so the order is cancelled. You can order the pieces again.',
    },
    amount: ({ amount }) => `You get ${amount} back, and we write when it is sent.`,
    items: 'Pieces',
  },
  payment: {
    received: {
      subject: ({ orderNumber }) => `Payment received for order ${orderNumber}`,
      text: ({ amount }) => `We have received ${amount}. Thank you; we start packing now.`,
    },
    'partly-paid': {
      subject: ({ orderNumber }) => `A part of order ${orderNumber} is paid`,
      text: ({ amount }) =>
        `We have received a part of what the order costs; ${amount} is missing. Pay the rest as the order’s page says.`,
    },
    unpaid: {
      subject: ({ orderNumber }) => `Order ${orderNumber} was cancelled because it was not paid`,
      text: () => 'The time to pay is over and the order is cancelled. You can order the pieces again.',
    },
    'paid-late': {
      subject: ({ orderNumber }) => `We send back what you paid for order ${orderNumber}`,
      text: ({ amount }) =>
        `Your payment arrived after the order was cancelled. You get the whole amount back: ${amount}.`,
    },
    'paid-twice': {
      subject: ({ orderNumber }) => `Too much was paid for order ${orderNumber}`,
      text: ({ amount }) => `We received more for this order than it costs. You get ${amount} back.`,
    },
    refunded: {
      subject: ({ orderNumber }) => `Money of order ${orderNumber} was sent back to you`,
      text: ({ amount }) => `${amount} was sent back to you; your bank shows it within days.`,
    },
    'transfer-rejected': {
      subject: ({ orderNumber }) => `We could not find your transfer for order ${orderNumber}`,
      text: ({ reason }) =>
        `We could not find this transfer: ${isolateText(reason)}. Check the details on the order's page and send the picture again.`,
    },
  },
  paymentIssues: {
    subject: 'Payments that need a look',
    waiting: plural('en', {
      one: 'One payment has been waiting for your decision for longer than a day.',
      other: '{count} payments have been waiting for your decision for longer than a day.',
    }),
    text: 'The admin area lists what can be done.',
    button: 'Open the payments',
  },
  test: {
    subject: 'A test mail from the shop',
    preheader: 'Mail works.',
    text: 'This mail has reached you, so the shop can send mails. If it was among the spam, set up SPF and DKIM for the domain of the sender.',
  },
  lowStock: {
    subject: plural('en', { one: 'One product is running out', other: '{count} products are running out' }),
    text: 'Since the last mail the stock of these has become low:',
    title: 'What is left',
    left: plural('en', { zero: 'Sold out', one: '{count} piece', other: '{count} pieces' }),
    more: plural('en', {
      one: 'And one more, which the admin area lists.',
      other: 'And {count} more, which the admin area lists.',
    }),
    button: 'Open the products',
  },
  welcome: {
    subject: `Welcome to ${shop.name}`,
    preheader: 'Your welcome code is inside.',
    about: 'Your account is ready.',
    above: ({ rate }) => `This is your welcome promo code for ${rate} off your first order:`,
    below: 'The code is yours alone and works once.',
    button: 'Shop Now',
  },
  accounts: {
    signup: {
      subject: `Confirm your email at ${shop.name}`,
      preheader: 'One step and your account is ready.',
      about: `Thank you for making an account at ${shop.name}.`,
      press: 'Press the button to confirm your email.',
      button: 'Confirm the email',
      otherwise: 'If you did not make an account with us, ignore this message.',
    },
    invite: {
      subject: `An invitation to ${shop.name}`,
      preheader: 'Your account is waiting for you.',
      about: `We have invited you to an account at the ${shop.name} shop.`,
      press: 'Press the button to accept the invitation.',
      button: 'Accept the invitation',
      otherwise: 'If you were not expecting this invitation, ignore this message.',
    },
    recovery: {
      subject: `Reset your ${shop.name} password`,
      preheader: 'Choose a new password with the link inside.',
      about: 'We received a request to reset the password of your account.',
      press: 'Press the button to choose a new one.',
      button: 'Choose a new password',
      otherwise: 'If you did not ask for this, ignore this message and your password will stay the same.',
    },
    reauthentication: {
      subject: `Your verification code from ${shop.name}`,
      preheader: 'To be sure that the account is yours.',
      about: 'Before this step in your account we make sure that it is yours.',
      otherwise: 'If you did not ask for a code, somebody else may be in your account: change your password.',
    },
  },
  code: {
    only: 'Type this code where you were asked for it:',
    beside: 'Or type this code where you are asked for it:',
    secret: 'Tell nobody this code. We will never ask you for it.',
  },
  text: ({ code }) => `Your code is ${code}`,
  backInStock: {
    subject: ({ product }) => `${product} is back in stock`,
    preheader: 'You asked us to tell you.',
    body: ({ product, price }) => [
      `Good news: ${product} is available again at ${price}.`,
      'Stock is limited, and this message does not reserve a piece for you.',
    ],
    button: 'View the product',
    why: 'You get this one message because you asked to be notified about this product.',
  },
  accountDeleted: {
    subject: `Your ${shop.name} account has been deleted`,
    preheader: 'As you asked, there is no account with this address any more.',
    body: [
      'We have deleted your account as you asked, with your details, addresses, wishlist and subscriptions.',
      'Your orders stay in our books without your name or address. Those that were neither paid nor shipped are cancelled. If another one is still on its way, the seller has what it needs from the message that came with the order.',
      'If you did not ask for this, please reply to this message.',
    ],
  },
  accountClaimed: {
    subject: `Your ${shop.name} account is yours alone now`,
    preheader: 'You have shown that this address is yours.',
    body: [
      'You have shown that this address is yours. Because nobody had shown that before, we have ended everything that opened the account until now: the password, the devices that were signed in, and any second step.',
      'To sign in with a password, choose a new one on the sign-in page: “Forgotten your password?”.',
    ],
    orders:
      'Orders that were placed in the account before are not shown in it, because somebody else may have placed them. We still have them, and they arrive as usual. If they are yours, reply to this message with the order number, and we will help you.',
    otherwise: 'If it was not you who has just shown that, please reply to this message.',
  },
  adminGranted: {
    subject: `You are now an admin of the ${shop.name} shop`,
    preheader: 'Your account opens the admin panel.',
    roles: staffRoleNames,
    roleTexts: staffRoleTexts,
    body: ({ by, role }) => [
      `${by} has added you to the team as “${role}”. Your account now opens the admin panel.`,
      'Protect your account with a password that you use nowhere else, and turn on two-step sign-in on your account page.',
    ],
    button: 'Open the admin panel',
    otherwise: 'If you did not expect this, please reply to this message.',
  },
  contactReply: {
    subject: ({ subject }) => `Re: ${subject}`,
    preheader: 'We have answered your message.',
    wrote: 'Your message to us:',
  },
  proof: {
    text: 'This address is not confirmed yet. Confirm it to get a message about every order.',
    button: 'Confirm your address',
    otherwise: 'If it was not you who ordered, ignore this message.',
  },
  furtherOrders: {
    subject: `Your other orders of today from ${shop.name}`,
    preheader: 'All of them are on your account page.',
    body: [
      'We received more than one order from your account today. This is one message about all orders after the first; you find all of them on your account page.',
    ],
    button: 'View the orders',
  },
  staffInvited: {
    subject: `An invitation to the team of ${shop.name}`,
    preheader: 'Confirm your address to enter the admin panel.',
    body: ({ by, role }) => [
      `${by} has invited you to the team as “${role}”.`,
      'This address has an account in the shop that is not confirmed yet. Confirm the address on your account page, then open the admin panel.',
      'If it was not you who made the account, choose a new password on the sign-in page: “Forgotten your password?”.',
    ],
    button: 'Open my account',
    otherwise: 'If you were not expecting this invitation, ignore this message.',
  },
  newsletterConfirmation: {
    subject: `Confirm your subscription to the ${shop.name} newsletter`,
    preheader: 'One step, and our newsletter is yours.',
    about: 'Somebody wrote this address into the form of our newsletter.',
    press: 'If it was you, press the button to confirm the subscription.',
    button: 'Confirm subscription',
    otherwise: 'If you did not ask for it, ignore this mail, and we will send you nothing.',
  },
  newsletterWelcome: {
    subject: `Welcome to the ${shop.name} newsletter`,
    preheader: 'New pieces, their motifs and our offers.',
    body: [
      'Thank you for subscribing. We will write when new pieces arrive, tell you about the motifs behind them and send you our offers.',
      'You can unsubscribe at any time with the link below.',
    ],
    button: 'Visit the shop',
  },
});
