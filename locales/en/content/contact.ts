import { limitsIn } from '../../form-limits.ts';
import type { SameShape } from '../../same-shape.ts';
import { businessDays, days, hours } from '../units.ts';

const limits = limitsIn('en');

/** The text of a consent (decision 107): a change needs a new version in `locales/consents.ts`. */
export const contactMessageConsent = 'We keep what you write here to answer you, and use it for nothing else.';

export const contact: SameShape<typeof import('../../ar/content/contact.ts').contact> = (shop) => ({
  hero: {
    title: 'Contact us',
    text: `A question about a piece, an order or a gift? Write to us and we will reply within ${hours(shop.replyHours)}.`,
  },
  cards: { email: 'Email', phone: 'Phone', address: 'Address', hours: 'Working hours' },
  hours: {
    days: ({ first, last }) => `${first} to ${last}`,
    times: ({ opens, closes }) => `${opens} to ${closes}`,
    zone: 'Cairo time',
  },
  form: {
    title: 'Send us a message',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending...',
    agreement: contactMessageConsent,
  },
  faq: {
    title: 'Frequently Asked Questions',
    items: [
      {
        key: 'shipping',
        question: 'How much is shipping, and when will my order arrive?',
        answer: `${
          {
            always: 'Shipping is free.',
            never: `Shipping costs ${shop.shippingFee}.`,
            'by destination': `Shipping depends on your governorate, from ${shop.shippingFee}; you see it before you order.`,
            'from a subtotal': `Shipping is free when your subtotal is ${shop.freeShippingFrom} or more; below that it costs ${shop.shippingFee}.`,
          }[shop.freeShipping]
        } Orders arrive within ${businessDays(shop.delivery)}.`,
      },
      {
        key: 'returns',
        question: 'Can I return a piece?',
        answer: `Yes, within ${days(shop.returnDays)} of receiving it. Send us your order number, and keep the piece unused and in its original packaging.`,
      },
      {
        key: 'care',
        question: 'How do I look after my porcelain?',
        answer:
          'Wash pieces with gold lines by hand with a soft sponge and keep them out of the microwave. Pieces without metallic decoration can go in the dishwasher and the microwave. Each product page tells you which kind it is.',
      },
      {
        key: 'gift',
        question: 'Do you wrap gifts?',
        answer: `Yes, and wrapping is free. At checkout, mark the order as a gift, choose gift wrapping and add a message of up to ${limits.giftMessageMax} characters.`,
      },
    ],
  },
  privacy: {
    title: 'Your data with us',
    items: [
      {
        key: 'kept',
        question: 'What do we keep of you, and why?',
        answer:
          'What you write: your account and your addresses, so that you can order; your orders, to deliver them and to keep our books; your reviews, published under your first name; your email, if you ask for our newsletter or for news of a piece; your messages, to answer them. And with each sign-in to your account the kind of device and the network address, to protect it. We do not track you, and show nobody else’s advertisements.',
      },
      {
        key: 'seen',
        question: 'Who sees it?',
        answer:
          'Those who work in the shop, and whoever brings you your order. We sell it to nobody. The chat about an order on WhatsApp is sent only if you send it.',
      },
      {
        key: 'kept-until',
        question: 'How long do we keep it?',
        answer:
          'As long as you have your account. Delete it, and it goes: your orders stay in our books without your name or address, your reviews without your name, and the record of what you agreed to for three years, without your name or email. We keep your messages to us for two years, and your email on the newsletter until you unsubscribe.',
      },
      {
        key: 'rights',
        question: 'What are your rights?',
        answer:
          'In your profile you can download all that we keep of you, correct it, take back what you agreed to, and delete your account. Each letter of our newsletter ends with a link to unsubscribe. If you have no account, write to us. And you may complain about us to the Personal Data Protection Centre.',
      },
    ],
  },
});
