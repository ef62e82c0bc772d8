import type { Like } from '../../like.ts';

export const contact: Like<typeof import('../../ar/editorial/contact.ts').contact> = {
  hero: {
    title: 'Contact us',
    text: 'A question about a piece, an order or a gift? Write to us and we will reply within 24 hours.',
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
  },
  faq: {
    title: 'Frequently Asked Questions',
    items: [
      {
        key: 'shipping',
        question: 'How much is shipping, and when will my order arrive?',
        answer:
          'Shipping is free when your subtotal is EGP 3,000 or more; below that it costs EGP 150. Orders arrive within 5-7 business days.',
      },
      {
        key: 'returns',
        question: 'Can I return a piece?',
        answer:
          'Yes, within 30 days of receiving it. Send us your order number, and keep the piece unused and in its original packaging.',
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
        answer:
          'Yes, and wrapping is free. At checkout, mark the order as a gift, choose gift wrapping and add a message of up to 200 characters.',
      },
    ],
  },
};
