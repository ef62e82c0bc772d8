import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';

export const notifications: Like<typeof import('../../ar/office/notifications.ts').notifications> = {
  views: 'View',
  view: { products: 'By product', requests: 'All addresses' },
  status: { waiting: 'Waiting', told: 'Sent' },
  filter: 'Notification status',
  columns: {
    product: 'Product',
    stock: 'Stock',
    waiting: 'Waiting',
    told: 'Told',
    send: 'Send',
    email: 'E-mail',
    language: 'Mail in',
    status: 'Status',
    date: 'Registered',
  },
  languages: { ar: 'Arabic', en: 'English' },
  people: plural('en', { zero: 'Nobody', one: '{count} person', other: '{count} people' }),
  showAll: ({ name }) => `Addresses waiting for ${name}`,
  onlyOf: ({ name }) => `Addresses for ${name} only`,
  everything: 'Addresses for all products',
  send: 'Send now',
  sendTo: ({ name }) => `Send now to whoever waits for ${name}`,
  waitsForStock: 'When back in stock',
  ask: ({ name }) => `Tell whoever waits for ${name}?`,
  askText: ({ people }) => `Each gets one mail, in their language. Waiting now: ${people}.`,
  sent: ({ people }) => ({ title: 'Notifications sent', body: `Told: ${people}` }),
  automatic: 'Whoever waits for a product gets a mail by itself when its stock returns.',
};
