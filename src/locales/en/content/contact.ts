import { limitsIn } from '../../form-limits.ts';
import type { SameShape } from '../../same-shape.ts';
import { placeholders } from '../placeholders.ts';
import { businessDays, days, hours } from '../units.ts';

const limits = limitsIn('en');

/** The text of a consent (decision 107): a change needs a new version in the feature's `*.consents.ts`. */
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
        answer: `${placeholders.shippingTerms[shop.freeShipping]({ freeFrom: shop.freeShippingFrom, fee: shop.shippingFee })} Orders arrive within ${businessDays(shop.delivery)}.`,
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
});
