import type { Like } from '../../like.ts';

export const mail: Like<typeof import('../../ar/editorial/mail.ts').mail> = {
  hello: ({ name }) => (name ? `Hello ${name},` : 'Hello,'),
  signature: 'The Lazaward team',
  fallback: ({ url }) => `If the button does not work, copy this link into your browser: ${url}`,
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
      preheader: () => 'You can return a piece within 30 days.',
    },
    cancelled: {
      subject: ({ orderNumber }) => `Your order ${orderNumber} has been cancelled`,
      preheader: () => 'Reply to this message if you have a question.',
    },
    button: 'View the order',
  },
  welcome: {
    subject: 'Welcome to Lazaward',
    preheader: 'Your welcome code is inside.',
    body: ({ code }) => [
      `Your account is ready. Use your welcome promo code ${code} for 10% off your first order.`,
      'The code is yours alone and works once.',
    ],
    button: 'Shop Now',
  },
  confirmEmail: {
    subject: 'Confirm your email at Lazaward',
    preheader: 'One step and your account is ready.',
    body: ['Press the button to confirm your email.', 'If you did not make an account with us, ignore this message.'],
    button: 'Confirm the email',
  },
  passwordReset: {
    subject: 'Reset your Lazaward password',
    preheader: 'Choose a new password with the link inside.',
    body: [
      'We received a request to reset the password of your account. Press the button to choose a new one.',
      'If you did not ask for this, ignore this message and your password will stay the same.',
    ],
    button: 'Choose a new password',
  },
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
  newsletterWelcome: {
    subject: 'Welcome to the Lazaward newsletter',
    preheader: 'New pieces, their motifs and our offers.',
    body: [
      'Thank you for subscribing. We will write when new pieces arrive, tell you about the motifs behind them and send you our offers.',
      'You can unsubscribe at any time with the link below.',
    ],
    button: 'Visit the shop',
  },
};
