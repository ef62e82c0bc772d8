// Generated from 
//   src/features/content/about.server.texts.ts
//   src/features/contact/contact.server.texts.ts
//   src/core/server/mail/dev-mailbox.server.texts.ts
//   src/features/content/home.server.texts.ts
//   src/core/server/mail/mails.server.texts.ts
//   src/features/privacy/privacy-mails.server.texts.ts
//   src/features/privacy/privacy-mails.server.texts.ts
//   src/features/auth/auth-mails.server.texts.ts
//   src/features/staff/staff-mails.server.texts.ts
//   src/features/stock-notifications/stock-notification-mails.server.texts.ts
//   src/features/auth/auth-mails.server.texts.ts
//   src/features/contact/contact-mails.server.texts.ts
//   src/features/orders/order-mails.server.texts.ts
//   src/features/inventory/stock-mails.server.texts.ts
//   src/features/admin/admin-mails.server.texts.ts
//   src/features/newsletter/newsletter-mails.server.texts.ts
//   src/features/newsletter/newsletter-mails.server.texts.ts
//   src/features/orders/order-mails.server.texts.ts
//   src/features/orders/order-mails.server.texts.ts
//   src/features/order-management/order-mails.server.texts.ts
//   src/features/fulfillment/parcel-mails.server.texts.ts
//   src/features/payments/payment-mails.server.texts.ts
//   src/features/payments/payment-mails.server.texts.ts
//   src/features/payments/payment-mails.server.texts.ts
//   src/features/returns/return-mails.server.texts.ts
//   src/features/staff/staff-mails.server.texts.ts
//   src/features/auth/auth-mails.server.texts.ts
//   src/features/customers/customer-mails.server.texts.ts
//   src/core/routing/page-meta.server.texts.ts
//   src/features/content/about.server.texts.ts
//   src/features/customers/account.texts.ts
//   src/features/admin/admin-layout.server.texts.ts
//   src/features/auth/auth-flows.texts.ts
//   src/features/cart/cart.texts.ts
//   src/features/search/search.server.texts.ts
//   src/features/checkout/checkout.texts.ts
//   src/features/newsletter/confirmation.server.texts.ts
//   src/features/order-status/confirmation.texts.ts
//   src/features/contact/contact.server.texts.ts
//   src/features/content/home.server.texts.ts
//   src/features/auth/auth-flows.texts.ts
//   src/features/search/search.server.texts.ts
//   src/features/search/search.server.texts.ts
//   src/features/content/policies.server.texts.ts
//   src/features/products/product.texts.ts
//   src/features/products/product.texts.ts
//   src/features/search/search.server.texts.ts
//   src/features/newsletter/unsubscribe.server.texts.ts
//   src/features/newsletter/confirmation.server.texts.ts
//   src/features/search/search.server.texts.ts
//   src/features/orders/seller-chat.server.texts.ts
//   src/features/settings/settings-setup.server.texts.ts
//   src/core/server/setup/backup-setup.server.texts.ts
//   src/features/content/legal-texts-setup.server.texts.ts
//   src/features/admin/mail-setup.server.texts.ts
//   src/features/products/products-setup.server.texts.ts
//   src/features/shipping/shipping-setup.server.texts.ts
//   src/features/newsletter/unsubscribe.server.texts.ts
//   src/features/cod-reconciliation/settlement-work.server.texts.ts
//   src/features/contact/contact-work.server.texts.ts
//   src/features/inventory/stock-work.server.texts.ts
//   src/features/order-management/order-work.server.texts.ts
//   src/features/payments/payment-work.server.texts.ts
//   src/features/returns/return-work.server.texts.ts
// by `npm run generate`.
import { businessDays } from '#core/i18n/business-days.ts';
import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';
import { messages as units } from './units.gen.ts';

const count1 = plural('en', { zero: 'No results', one: '{count} result', other: '{count} results' });

export const devMailboxTexts = {
  title: 'Messages',
  text: 'What would have been sent: the last 200 messages, in the memory of this program alone, gone when it stops.',
  none: 'No messages yet.',
  json: 'The messages as JSON',
  mail: 'Mail',
  textMessage: 'Text message',
  to: 'To',
  sentAt: 'Sent at',
  links: 'Links',
  code: 'Code',
  plain: 'Plain text',
  preview: ({ subject }: { readonly subject: string }) => `The letter as it is read: ${subject}`,
};

export const newsletterConfirmationTexts = {
  title: 'Confirm your subscription',
  text: 'Press the button to get our newsletter. You can unsubscribe from any of its mails.',
  button: 'Confirm subscription',
  busy: 'Subscribing...',
  failed: 'You are not subscribed yet',
  done: {
    title: 'Successfully Subscribed!',
    text: 'Thank you for subscribing to our newsletter',
  },
  duplicate: {
    title: 'Already Subscribed',
    text: 'This email is already subscribed to our newsletter',
  },
  visit: 'Visit the shop',
};

export const searchTexts = {
  resultCount: ({ count, isMore, query, elsewhere }: { readonly count: number; readonly isMore?: boolean | undefined; readonly query: string; readonly elsewhere: number }) => `${(isMore ? `More than ${count1(count)}` : count1(count))} for “${isolateText(query)}”${plural('en', { zero: '', other: `, ${count1(elsewhere)} in Arabic` })(elsewhere)}`,
  moreThan: ({ amount }: { readonly amount: string }) => `More than ${amount}`,
  headed: ({ query, list }: { readonly query: string; readonly list?: string | null | undefined }) => `Results for “${isolateText(query)}”${(list ? ` – ${list}` : '')}`,
  between: ', ',
  continued: ({ title }: { readonly title: string }) => `${title} (continued)`,
  andMore: ({ amount }: { readonly amount: string }) => `${amount}+`,
  more: 'More products',
  otherLanguage: 'Results in Arabic',
  similar: ({ query, isAll }: { readonly query: string; readonly isAll?: boolean | undefined }) => (isAll ? `Similar to “${isolateText(query)}”` : `Also similar to “${isolateText(query)}”`),
  instead: ({ query, used }: { readonly query: string; readonly used: string }) => `Nothing for “${isolateText(query)}”. These are results for “${isolateText(used)}”.`,
  prices: ({ max, min }: { readonly max?: string | null | undefined; readonly min?: string | null | undefined }) => (min ? (max ? `From ${min} to ${max}` : `From ${min}`) : `Up to ${max}`),
  filters: {
    names: {
      price: 'Price',
      colour: 'Colour',
      motif: 'Motif',
    },
    values: {
      colour: {
        blue: 'Blue',
        turquoise: 'Turquoise',
        green: 'Green',
        multicolour: 'Multicolour',
        black: 'Black',
        terracotta: 'Terracotta',
        gold: 'Gold',
        white: 'White',
      },
      motif: {
        lotus: 'Lotus',
        papyrus: 'Papyrus',
        arabesque: 'Arabesque',
        star: 'Star',
        calligraphy: 'Calligraphy',
        hieroglyphs: 'Hieroglyphs',
        eye_of_horus: 'Eye of Horus',
        scarab: 'Scarab',
        waves: 'Nile waves',
        plain: 'Plain',
      },
    },
    prices: ({ below, from }: { readonly below?: string | null | undefined; readonly from?: string | null | undefined }) => (from ? (below ? `${from} to ${below}` : `${from} and more`) : `Below ${below}`),
  },
  didYouMean: 'Did you mean:',
  tryCategory: 'Or browse a category:',
  bestSellers: 'You may like',
  suggestions: {
    words: 'Words',
    categories: 'Categories',
    products: 'Products',
    count: plural('en', { zero: 'No suggestions', one: '{count} suggestion, use the down arrow to choose it', other: '{count} suggestions, use the up and down arrows to choose one' }),
  },
  none: {
    title: 'No matching products',
    text: 'Try another word, or show the whole catalogue.',
    button: 'Show all products',
  },
  noBowls: {
    title: 'The bowls are still being prepared',
    text: 'No single bowls are for sale yet. Until then you will find bowls in the family, dinner and breakfast sets.',
    button: 'See the sets',
  },
};

export const setupTexts = {
  facts: {
    title: 'Shop details',
    text: 'The phone, email and address that customers see on pages and in emails.',
  },
  payment: {
    title: 'Payment',
    text: 'The account that customers transfer to. Cash on delivery works from the start; add payment gateways whenever you like.',
    isTest: 'The payment gateway has test keys: enter the live keys',
  },
  requirements: {
    instapayHandle: 'The InstaPay handle that customers transfer to',
    phone: 'The shop’s phone',
    email: 'The shop’s email address',
    mailServer: 'The mail server: set SMTP_URL and MAIL_FROM on the server, then restart the shop',
    mailFrom: 'The sender of emails: set MAIL_FROM on the server, then restart the shop',
  },
  suggestions: {
    address: 'The shop’s address',
    social: 'Social media pages',
  },
  backup: {
  title: 'First backup',
  text: 'Run “lazaward backup” or “npm run backup” on the server, and keep a copy of the file on another machine.',
},
  legalTexts: {
  title: 'Legal texts',
  text: 'Read each page, change it where needed, then publish it to confirm that it is correct. Not published yet:',
  pages: {
    delivery: 'Shipping and delivery',
    returns: 'Returns',
    privacy: 'Privacy',
    terms: 'Terms',
  },
},
  mail: {
  title: 'Test email',
  text: 'Send a test email to your own address, then enter the code from it.',
},
  products: {
  title: 'Products',
  text: 'Remove or keep the demonstration products, then add your own or import them from a file.',
  none: 'No product is for sale yet',
  unchanged: plural('en', { zero: 'No demonstration products', one: '{count} demonstration product to remove or keep', other: '{count} demonstration products to remove or keep' }),
},
  shipping: {
  title: 'Shipping',
  text: 'The current fees and delivery times are examples. Check them for each governorate, then save, even if you change nothing.',
},
};

export const unsubscribeTexts = {
  title: 'Unsubscribe',
  text: 'Press the button and we will send you no more letters of this kind.',
  button: 'Unsubscribe',
  busy: 'One moment...',
  failed: 'You are not unsubscribed yet',
  done: {
    title: 'You are unsubscribed',
    text: 'These letters will not reach you any more. You may subscribe again at any time.',
  },
  visit: 'Visit the shop',
};

export const workTexts = {
  settlementLines: plural('en', { zero: 'All settlement lines match', one: '{count} settlement line does not match', other: '{count} settlement lines do not match' }),
  messagesToAnswer: plural('en', { zero: 'No messages to answer', one: '{count} message to answer', other: '{count} messages to answer' }),
  lowStock: plural('en', { zero: 'No products low on stock', one: '{count} product low on stock', other: '{count} products low on stock' }),
  ordersToPack: plural('en', { zero: 'No orders to pack', one: '{count} order to pack', other: '{count} orders to pack' }),
  refundsOwed: plural('en', { zero: 'No orders to refund', one: '{count} order to refund', other: '{count} orders to refund' }),
  paymentsOverdue: plural('en', { zero: 'No orders unpaid past the deadline', one: '{count} order unpaid past the deadline', other: '{count} orders unpaid past the deadline' }),
  paymentIssues: plural('en', { zero: 'No payments need attention', one: '{count} payment needs attention', other: '{count} payments need attention' }),
  transfersToCheck: plural('en', { zero: 'No transfers to check', one: '{count} transfer to check', other: '{count} transfers to check' }),
  returnsToDecide: plural('en', { zero: 'No return requests to decide', one: '{count} return request to decide', other: '{count} return requests to decide' }),
  returnsToRefund: plural('en', { zero: 'No received returns to refund', one: '{count} received return to refund', other: '{count} received returns to refund' }),
};

export const messages = (shop: ShopValues) => ({
  about: {
  hero: {
    title: 'A colour, a river, a table',
    text: `${shop.shopName} is an online shop for decorative porcelain inspired by two traditions of Egypt: the ancient Egyptian and the Islamic.`,
    pictureAlt: 'A table on navy cloth: white plates and bowls with a blue arabesque, cups of tea around the pot, and a white dish of dates',
  },
  story: {
    title: 'Our story',
    text: `${(shop.hasDrawnName ? `Our name, ${shop.shopName}, is the Arabic name of lapis lazuli, the deep blue stone that reached ancient Egypt over long trade routes from the mountains of what is now Afghanistan. The Egyptians set it in jewellery beside turquoise and carnelian, and made a pigment, Egyptian blue, to give its colour to walls and objects. Our palette begins with that blue.\n\n` : '')}From ancient Egypt come the lotus, the papyrus, the scarab, the Eye of Horus and the line of water. From Islamic Cairo come the star, the arabesque and the good wish written around a plate. On each product page we tell you what the motif meant to the people who first used it.\n\nThese are new designs for use, not copies of museum pieces, which is why we write “inspired by”. A plate should hold dinner, a finjan should sit well in the hand, and a pattern should still please you at the hundredth coffee. We hope one of them finds a place at your table.`,
  },
  values: {
    title: 'What we hold to',
    items: [{
      title: 'Respect for the source',
      text: 'We say where a motif comes from, and we invent no story for it.',
    }, {
      title: 'Made to be used',
      text: 'Every page gives sizes, capacity and washing advice.',
    }, {
      title: 'Clear prices',
      text: 'Prices are in Egyptian pounds, and you see shipping, tax and discounts before you confirm.',
    }, {
      title: 'With you afterwards',
      text: `We reply within ${units.hours(shop.replyHours)} and accept returns for ${units.days(shop.returnDays)}.`,
    }],
  },
  call: {
    title: 'Find your piece',
    text: 'Start with one plate or a whole set.',
    products: 'Browse products',
    contact: 'Contact us',
  },
},
  contact: {
  hero: {
    title: 'Contact us',
    text: `A question about a piece, an order or a gift? Write to us and we will reply within ${units.hours(shop.replyHours)}.`,
  },
  cards: {
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    hours: 'Working hours',
  },
  hours: {
    days: ({ first, last }: { readonly first: string; readonly last: string }) => `${first} to ${last}`,
    times: ({ opens, closes }: { readonly opens: string; readonly closes: string }) => `${opens} to ${closes}`,
    zone: 'Cairo time',
  },
  form: {
    title: 'Send us a message',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending...',
    agreement: 'We keep what you write here to answer you, and use it for nothing else.',
  },
  faq: {
    title: 'Frequently Asked Questions',
    items: [{
      key: 'shipping',
      question: 'How much is shipping, and when will my order arrive?',
      answer: `${(shop.freeShipping === 'always' ? 'Shipping is free on every order.' : shop.freeShipping === 'never' ? `Shipping costs ${shop.shippingFee}.` : shop.freeShipping === 'byDestination' ? `Shipping depends on your governorate, from ${shop.shippingFee}; you see it before you order.` : `Shipping is free when your subtotal is ${shop.freeShippingFrom} or more; below that it costs ${shop.shippingFee}.`)} Orders arrive within ${businessDays(shop.delivery, units)}.`,
    }, {
      key: 'returns',
      question: 'Can I return a piece?',
      answer: `Yes, within ${units.days(shop.returnDays)} of receiving it. Send us your order number, and keep the piece unused and in its original packaging.`,
    }, {
      key: 'care',
      question: 'How do I look after my porcelain?',
      answer: 'Wash pieces with gold lines by hand with a soft sponge and keep them out of the microwave. Pieces without metallic decoration can go in the dishwasher and the microwave. Each product page tells you which kind it is.',
    }, {
      key: 'gift',
      question: 'Do you wrap gifts?',
      answer: 'Yes, and wrapping is free. At checkout, mark the order as a gift, choose gift wrapping and add a message of up to 200 characters.',
    }],
  },
},
  home: {
  hero: {
    headline: 'Five thousand\nyears of blue',
    sub: 'Egypt was glazing its wares blue thousands of years before porcelain existed. We bring that colour and its patterns to your table, in plates, cups and sets.',
    primary: 'Shop the sale',
    primaryWithoutSale: 'Shop all products',
    secondary: 'See new arrivals',
    plate: {
      lead: 'Up to',
      rest: 'off selected pieces',
    },
  },
  sections: {
    onSale: {
      title: 'On sale now',
      all: 'See the whole sale',
    },
    collections: {
      title: 'Shop by collection',
    },
    setsOrPlates: {
      title: 'Sets and plates',
      all: 'All sets',
    },
    bowlsOrCups: {
      title: 'Cups and finjans',
      all: 'All cups',
    },
    testimonials: {
      title: 'What customers say',
    },
  },
  table: {
    pictureAlt: 'A table laid on linen with plates, cups and a teapot of blue lotus',
  },
  story: {
    pictureAlt: `The back of a plate with the ${shop.shopName} stamp in cobalt blue`,
    title: 'Turn the plate over',
    text: `On the back is a stamp in cobalt: a lotus${(shop.hasDrawnName ? ' drawn from lām and alif, the first two letters of our name' : '')}. It is our signature, and a promise that the piece was checked before it reached you.`,
    button: 'Read our story',
  },
  testimonials: [{
    name: 'Mariam',
    city: 'Cairo',
    text: 'The blue is even better in daylight. My guests asked about the star before they asked about the food.',
  }, {
    name: 'Karim',
    city: 'Alexandria',
    text: 'Carefully packed and nothing chipped. The finjans are exactly the size I like.',
  }, {
    name: 'Nadia',
    city: 'Mansoura',
    text: 'I gave the Eye of Horus set to my sister. She drinks her coffee from it every morning.',
  }, {
    name: 'Youssef',
    city: 'Aswan',
    text: 'The papyrus green is lovely. I wash the gold pieces by hand, as the page advises.',
  }, {
    name: 'Salma',
    city: 'Giza',
    text: 'I started with two plates and now I am collecting the whole lotus family.',
  }],
  promo: {
    signUp: 'Create an account',
    title: `${shop.welcomePercent} off your first order`,
    text: 'Create an account and your welcome code arrives at once, good for everything in your cart.',
    button: 'Shop Now',
  },
},
  mail: {
  hello: ({ name }: { readonly name?: string | null | undefined }) => (name ? `Hello ${isolateText(name)},` : 'Hello,'),
  signature: `The ${shop.shopName} team`,
  fallback: 'If the button does not work, copy this link into your browser:',
  unsubscribe: 'Unsubscribe',
  test: {
    subject: 'A test mail from the shop',
    preheader: 'Mail works.',
    text: 'This mail has reached you, so the shop can send mails. If it was among the spam, set up SPF and DKIM for the domain of the sender.',
  },
    accountClaimed: {
  subject: `Your ${shop.shopName} account is yours alone now`,
  preheader: 'You have shown that this address is yours.',
  body: ['You have shown that this address is yours. Because nobody had shown that before, we have ended everything that opened the account until now: the password, the devices that were signed in, and any second step.', 'To sign in with a password, choose a new one on the sign-in page: “Forgotten your password?”.'],
  orders: 'Orders that were placed in the account before are not shown in it, because somebody else may have placed them. We still have them, and they arrive as usual. If they are yours, reply to this message with the order number, and we will help you.',
  otherwise: 'If it was not you who has just shown that, please reply to this message.',
},
    accountDeleted: {
  subject: `Your ${shop.shopName} account has been deleted`,
  preheader: 'As you asked, there is no account with this address any more.',
  body: ['We have deleted your account as you asked, with your details, addresses, wishlist and subscriptions.', 'Your orders stay in our books without your name or address. Those that were neither paid nor shipped are cancelled. If another one is still on its way, the seller has what it needs from the message that came with the order.', 'If you did not ask for this, please reply to this message.'],
},
    accounts: {
  signup: {
    subject: `Confirm your email at ${shop.shopName}`,
    preheader: 'One step and your account is ready.',
    about: `Thank you for making an account at ${shop.shopName}.`,
    press: 'Press the button to confirm your email.',
    button: 'Confirm the email',
    otherwise: 'If you did not make an account with us, ignore this message.',
  },
  invite: {
    subject: `An invitation to ${shop.shopName}`,
    preheader: 'Your account is waiting for you.',
    about: `We have invited you to an account at the ${shop.shopName} shop.`,
    press: 'Press the button to accept the invitation.',
    button: 'Accept the invitation',
    otherwise: 'If you were not expecting this invitation, ignore this message.',
  },
  recovery: {
    subject: `Reset your ${shop.shopName} password`,
    preheader: 'Choose a new password with the link inside.',
    about: 'We received a request to reset the password of your account.',
    press: 'Press the button to choose a new one.',
    button: 'Choose a new password',
    otherwise: 'If you did not ask for this, ignore this message and your password will stay the same.',
  },
  reauthentication: {
    subject: `Your verification code from ${shop.shopName}`,
    preheader: 'To be sure that the account is yours.',
    about: 'Before this step in your account we make sure that it is yours.',
    otherwise: 'If you did not ask for a code, somebody else may be in your account: change your password.',
  },
},
    adminGranted: {
  subject: `You are now an admin of the ${shop.shopName} shop`,
  preheader: 'Your account opens the admin panel.',
  roles: {
    owner: 'Owner',
    manager: 'Manager',
    orders: 'Orders',
    catalogue: 'Catalogue',
    readonly: 'Read only',
  },
  roleTexts: {
    owner: 'Everything, including team roles and payment gateway keys.',
    manager: 'Everything except team roles, payment gateway keys, and where customers send their payments.',
    orders: 'Orders, payments, customers and their messages. Cannot refund.',
    catalogue: 'Products, stock, promo codes and reviews. Sees no customer data.',
    readonly: 'Sees figures, orders, products and settings without customer names, and cannot change anything.',
  },
  body: ({ by, role }: { readonly by: string; readonly role: string }) => [`${by} has added you to the team as “${role}”. Your account now opens the admin panel.`, 'Protect your account with a password that you use nowhere else, and turn on two-step sign-in on your account page.'],
  button: 'Open the admin panel',
  otherwise: 'If you did not expect this, please reply to this message.',
},
    backInStock: {
  subject: ({ product }: { readonly product: string }) => `${product} is back in stock`,
  preheader: 'You asked us to tell you.',
  body: ({ product, price }: { readonly product: string; readonly price: string }) => [`Good news: ${product} is available again at ${price}.`, 'Stock is limited, and this message does not reserve a piece for you.'],
  button: 'View the product',
  why: 'You get this one message because you asked to be notified about this product.',
},
    code: {
  only: 'Type this code where you were asked for it:',
  codeInstruction: 'Or type this code where you are asked for it:',
  secret: 'Tell nobody this code. We will never ask you for it.',
},
    contactReply: {
  subject: ({ subject }: { readonly subject: string }) => `Re: ${subject}`,
  preheader: 'We have answered your message.',
  wrote: 'Your message to us:',
},
    furtherOrders: {
  subject: `Your other orders of today from ${shop.shopName}`,
  preheader: 'All of them are on your account page.',
  body: ['We received more than one order from your account today. This is one message about all orders after the first; you find all of them on your account page.'],
  button: 'View the orders',
},
    lowStock: {
  subject: plural('en', { one: 'One product is running out', other: '{count} products are running out' }),
  text: 'Since the last mail the stock of these has become low:',
  title: 'What is left',
  left: plural('en', { zero: 'Sold out', one: '{count} piece', other: '{count} pieces' }),
  more: plural('en', { one: 'And one more, which the admin area lists.', other: 'And {count} more, which the admin area lists.' }),
  button: 'Open the products',
},
    mailCheck: {
  above: 'Enter this code in the admin panel, under Settings > Email:',
  below: 'The code is valid until the end of tomorrow.',
},
    newsletterConfirmation: {
  subject: `Confirm your subscription to the ${shop.shopName} newsletter`,
  preheader: 'One step, and our newsletter is yours.',
  about: 'Somebody wrote this address into the form of our newsletter.',
  press: 'If it was you, press the button to confirm the subscription.',
  button: 'Confirm subscription',
  otherwise: 'If you did not ask for it, ignore this mail, and we will send you nothing.',
},
    newsletterWelcome: {
  subject: `Welcome to the ${shop.shopName} newsletter`,
  preheader: 'New pieces, their motifs and our offers.',
  body: ['Thank you for subscribing. We will write when new pieces arrive, tell you about the motifs behind them and send you our offers.', 'You can unsubscribe at any time with the link below.'],
  button: 'Visit the shop',
},
    order: {
  pending: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `We received your order ${orderNumber}`,
    preheader: ({ total, deliveryDate }: { readonly total: string; readonly deliveryDate: string }) => `Total ${total}. Estimated delivery: ${deliveryDate}.`,
  },
  processing: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `We are preparing your order ${orderNumber}`,
    preheader: 'We will write again when it ships.',
  },
  shipped: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `Your order ${orderNumber} is on its way`,
    preheader: ({ deliveryDate }: { readonly deliveryDate: string }) => `Estimated delivery: ${deliveryDate}.`,
  },
  delivered: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `Your order ${orderNumber} has been delivered`,
    preheader: `You can return a piece within ${units.days(shop.returnDays)}.`,
  },
  cancelled: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `Your order ${orderNumber} has been cancelled`,
    preheader: 'Reply to this message if you have a question.',
  },
  sentence: ({ subject }: { readonly subject: string }) => `${subject}.`,
  button: 'View the order',
  toPay: {
    until: ({ time }: { readonly time: string }) => `This order is not paid yet. We keep your pieces until ${time}: pay before then and we start packing.`,
    text: 'This order is not paid yet. Pay and we start packing.',
  },
  nothingDue: 'Nothing due',
  payButton: 'Pay from the order’s page',
  details: 'Order details',
  placedOn: 'Order date',
  arrival: ({ date, window }: { readonly date: string; readonly window: string }) => `${date} (${window})`,
  item: ({ name, quantity }: { readonly name: string; readonly quantity: string }) => `${name} ×\u00a0${quantity}`,
  moreItems: plural('en', { one: 'And one more line, which the order’s page shows.', other: 'And {count} more lines, which the order’s page shows.' }),
},
    orderArrived: {
  subject: ({ orderNumber }: { readonly orderNumber: string }) => `New order ${orderNumber}`,
  about: ({ name, total }: { readonly name: string; readonly total: string }) => `${isolateText(name)} has placed an order of ${total}.`,
  customer: 'Customer',
  button: 'Chat with the customer on WhatsApp',
},
    orderChanged: {
  subject: ({ orderNumber }: { readonly orderNumber: string }) => `We changed your order ${orderNumber}`,
  text: 'We changed your order. This is what is different, with the order as it is now below. If you did not ask for it, reply to this message.',
  title: 'What changed',
  added: ({ quantity }: { readonly quantity: string }) => `Added: ${quantity}`,
  removed: ({ quantity }: { readonly quantity: string }) => `Taken out: ${quantity}`,
  quantity: ({ before, after }: { readonly before: string; readonly after: string }) => `Was ${before}, now ${after}`,
  address: 'Shipping address',
  gift: 'Gift options',
  totalBefore: 'Total before',
  totalAfter: 'Total now',
  total: ({ after, before }: { readonly after: string; readonly before: string }) => `The total is now ${after}; it was ${before}.`,
  toPay: ({ amount }: { readonly amount: string }) => `${amount} of the order is still to be paid.`,
  givenBack: ({ amount }: { readonly amount: string }) => `We send ${amount} back to you.`,
},
    parcel: {
  title: 'Your parcel',
  subject: ({ orderNumber }: { readonly orderNumber: string }) => `A parcel of your order ${isolateText(orderNumber)} is on its way`,
  text: 'This parcel has left the shop, and you can follow it by its number.',
  button: ({ trackingNumber }: { readonly trackingNumber: string }) => `Follow parcel ${isolateText(trackingNumber)}`,
},
    payment: {
  received: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `Payment received for order ${orderNumber}`,
    text: ({ amount }: { readonly amount: string }) => `We have received ${amount}. Thank you; we start packing now.`,
  },
  'partly-paid': {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `A part of order ${orderNumber} is paid`,
    text: ({ amount }: { readonly amount: string }) => `We have received a part of what the order costs; ${amount} is missing. Pay the rest as the order’s page says.`,
  },
  unpaid: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `Order ${orderNumber} was cancelled because it was not paid`,
    text: 'The time to pay is over and the order is cancelled. You can order the pieces again.',
  },
  'paid-late': {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `We send back what you paid for order ${orderNumber}`,
    text: ({ amount }: { readonly amount: string }) => `Your payment arrived after the order was cancelled. You get the whole amount back: ${amount}.`,
  },
  'paid-twice': {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `Too much was paid for order ${orderNumber}`,
    text: ({ amount }: { readonly amount: string }) => `We received more for this order than it costs. You get ${amount} back.`,
  },
  refunded: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `Money of order ${orderNumber} was sent back to you`,
    text: ({ amount }: { readonly amount: string }) => `${amount} was sent back to you; your bank shows it within days.`,
  },
  'transfer-rejected': {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `We could not find your transfer for order ${orderNumber}`,
    text: ({ reason }: { readonly reason: string }) => `We could not find this transfer: ${isolateText(reason)}. Check the details on the order's page and send the picture again.`,
  },
},
    paymentIssues: {
  subject: 'Payments that need a look',
  waiting: plural('en', { one: 'One payment has been waiting for your decision for longer than a day.', other: '{count} payments have been waiting for your decision for longer than a day.' }),
  text: 'The admin area lists what can be done.',
  button: 'Open the payments',
},
    proof: {
  text: 'This address is not confirmed yet. Confirm it to get a message about every order.',
  button: 'Confirm your address',
  otherwise: 'If it was not you who ordered, ignore this message.',
},
    returns: {
  requested: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `We received your return request for order ${orderNumber}`,
    text: 'We have your request to return pieces. We look at it and answer you.',
  },
  approved: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `Your return from order ${orderNumber} is approved`,
    text: 'We have approved your return. Send the pieces back in their packaging, as they came.',
  },
  refused: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `We could not accept your return from order ${orderNumber}`,
    text: 'We could not accept this return.',
  },
  received: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `The returned pieces of order ${orderNumber} have reached us`,
    text: 'The pieces that you sent back have reached us.',
  },
  closed: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `Your return from order ${orderNumber} is closed`,
    text: 'This return has ended.',
  },
  withdrawn: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `Your return from order ${orderNumber} is withdrawn`,
    text: 'You have withdrawn this return and keep the pieces.',
  },
  'delivery-refused': {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `The parcel of your order ${orderNumber} came back to us`,
    text: 'The parcel came back to us undelivered, so the order is cancelled. You can order the pieces again.',
  },
  amount: ({ amount }: { readonly amount: string }) => `You get ${amount} back, and we write when it is sent.`,
  items: 'Pieces',
},
    staffInvited: {
  subject: `An invitation to the team of ${shop.shopName}`,
  preheader: 'Confirm your address to enter the admin panel.',
  body: ({ by, role }: { readonly by: string; readonly role: string }) => [`${by} has invited you to the team as “${role}”.`, 'This address has an account in the shop that is not confirmed yet. Confirm the address on your account page, then open the admin panel.', 'If it was not you who made the account, choose a new password on the sign-in page: “Forgotten your password?”.'],
  button: 'Open my account',
  otherwise: 'If you were not expecting this invitation, ignore this message.',
},
    text: ({ code }: { readonly code: string }) => `Your code is ${code}`,
    welcome: {
  subject: `Welcome to ${shop.shopName}`,
  preheader: 'Your welcome code is inside.',
  about: 'Your account is ready.',
  above: ({ rate }: { readonly rate: string }) => `This is your welcome promo code for ${rate} off your first order:`,
  below: 'The code is yours alone and works once.',
  button: 'Shop Now',
},
  },
  meta: {
  siteName: shop.shopName,
  notFound: {
    title: `Page not found | ${shop.shopName}`,
    description: 'The page you asked for does not exist or has moved.',
  },
  error: {
    title: `Unexpected Application Error! | ${shop.shopName}`,
    description: 'Something went wrong on our side. Reload the page, or go back to the home page.',
  },
    about: {
  title: `About | ${shop.shopName}`,
  description: 'An online shop for decorative porcelain inspired by two traditions of Egypt: the ancient Egyptian and the Islamic.',
},
    account: {
  description: 'Your orders, addresses, wishlist and profile.',
},
    admin: {
  description: 'Messages, orders, promo codes and stock notifications.',
},
    auth: {
  description: (shop.hasWelcomeCode ? `Log in, or sign up with ${shop.welcomePercent} off your first order.` : 'Log in or sign up.'),
},
    cart: {
  title: `Shopping Cart | ${shop.shopName}`,
  description: 'The pieces you have chosen, and your total in full.',
},
    categories: {
  plates: {
    title: `Plates | ${shop.shopName}`,
    description: 'Porcelain dessert plates, dinner plates and chargers, with lotus, scarab and star.',
  },
  bowls: {
    title: `Bowls | ${shop.shopName}`,
    description: 'The bowl collection is being prepared; for now, bowls come in our porcelain sets.',
  },
  cups: {
    title: `Cups | ${shop.shopName}`,
    description: 'Porcelain finjans for coffee, cups for tea, and mugs for every day.',
  },
  sets: {
    title: `Sets | ${shop.shopName}`,
    description: 'Porcelain tea, coffee and dinner sets, for guests or as gifts.',
  },
},
    checkout: {
  title: `Checkout | ${shop.shopName}`,
  description: 'Shipping details, payment and placing the order.',
},
    confirmNewsletter: {
  title: `Confirm your subscription | ${shop.shopName}`,
  description: `Subscribe to the ${shop.shopName} newsletter.`,
},
    confirmation: {
  title: `Order Confirmation | ${shop.shopName}`,
  description: 'Your order number, delivery date and details.',
},
    contact: {
  title: `Contact | ${shop.shopName}`,
  description: `A question about a piece, an order or a gift? Write to us and we will reply within ${units.hours(shop.replyHours)}.`,
},
    home: {
  title: `${shop.shopName} | Egyptian-heritage porcelain`,
  description: `Porcelain plates, cups and sets inspired by ancient Egypt and Islamic Cairo.${(shop.freeShipping === 'always' ? ' Free shipping on every order.' : shop.freeShipping === 'never' ? '' : shop.freeShipping === 'byDestination' ? '' : ` Free shipping on orders of ${shop.freeShippingFrom} or more.`)}`,
},
    link: {
  description: 'Where the links in our messages to you lead.',
},
    newArrivals: {
  title: `New Arrivals | ${shop.shopName}`,
  description: `The newest porcelain at ${shop.shopName}, with patterns from the heritage of Egypt.`,
},
    onSale: {
  title: `On Sale | ${shop.shopName}`,
  description: ({ percent }: { readonly percent: string }) => `Selected porcelain at up to ${percent} off while stock lasts.`,
  withoutSale: 'Where reduced porcelain is to be found. Nothing is on sale at the moment.',
},
    policies: {
  delivery: {
    title: `Shipping and delivery | ${shop.shopName}`,
    description: 'Where we deliver, what it costs, when your order arrives, and how we pack what can break.',
  },
  returns: {
    title: `Returns | ${shop.shopName}`,
    description: 'How to return a piece, what to do if it arrives broken, and when you have your money.',
  },
  privacy: {
    title: `Privacy | ${shop.shopName}`,
    description: 'What we keep of your data, why and for how long, who sees it, and your rights.',
  },
  terms: {
    title: `Terms | ${shop.shopName}`,
    description: `The terms of buying from ${shop.shopName}: prices, orders, payment and discounts.`,
  },
  faq: {
    title: `Questions | ${shop.shopName}`,
    description: 'Answers about shipping, payment, returns, gifts and looking after porcelain.',
  },
},
    product: ({ name, description }: { readonly name: string; readonly description: string }) => ({ title: `${name} | ${shop.shopName}`, description: description }),
    productNotFound: {
  title: `Product not found | ${shop.shopName}`,
  description: 'This product does not exist or is no longer in the catalogue.',
},
    products: {
  title: `All Products | ${shop.shopName}`,
  description: 'Every porcelain plate, cup and set in the shop, with search and sorting by name or price.',
},
    unsubscribe: {
  title: `Unsubscribe | ${shop.shopName}`,
  description: `Leave a list of the letters that ${shop.shopName} sends.`,
},
  },
  sellerChat: {
  lines: {
    greeting: `Hello ${shop.shopName}, I have placed a new order.`,
    orderNumber: '*Order number:* {orderNumber}',
    orderDate: 'Date: {orderDate}',
    customer: '*Customer details*',
    fullName: 'Name: {fullName}',
    phone: 'Phone: {phone}',
    email: 'Email: {email}',
    address: 'Address: {address}, {city}',
    postalCode: 'Postal code: {postalCode}',
    items: '*Items*',
    item: '• {name}: {quantity} × {price} = {lineTotal}',
    totals: '*Totals*',
    subtotal: 'Subtotal: {subtotal}',
    bundleDiscount: 'Bundle discount ({rate}): {bundleDiscount}',
    togetherDiscount: 'Bought together ({rate}): {togetherDiscount}',
    promoDiscount: 'Promo code {promoCode}: {promoDiscount}',
    shipping: 'Shipping: {shipping}',
    shippingFree: 'Shipping: free',
    tax: 'Tax ({rate}): {tax}',
    total: '*Total: {total}*',
    payment: 'Payment: {payment}',
    paymentDue: {
      cash_on_delivery: 'cash on delivery',
      bank_transfer: 'InstaPay transfer, waiting',
      card_link: 'by card, with a link from you',
      card: 'by card, not paid yet',
      wallet: 'by mobile wallet, not paid yet',
      instalments: 'in instalments, not paid yet',
    },
    paymentDone: {
      cash_on_delivery: 'paid in cash',
      bank_transfer: 'paid by InstaPay transfer',
      card_link: 'paid by card',
      card: 'paid by card',
      wallet: 'paid by mobile wallet',
      instalments: 'paid in instalments',
    },
    paymentReturned: 'sent back',
    paymentNothing: 'nothing is due',
    gift: '*This order is a gift*',
    giftWrapYes: 'Gift wrapping: yes (free)',
    giftWrapNo: 'Gift wrapping: no',
    giftMessage: 'Gift message: “{giftMessage}”',
    closing: 'Please confirm the order and the way to pay. Thank you.',
    closingPaid: 'Please confirm the order. Thank you.',
  },
},
  devMailbox: devMailboxTexts,
  newsletterConfirmation: newsletterConfirmationTexts,
  search: searchTexts,
  setup: setupTexts,
  unsubscribe: unsubscribeTexts,
  work: workTexts,
});
