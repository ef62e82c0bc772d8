import { plural } from '../../plural.ts';
import type { SameShape } from '../../same-shape.ts';

export const stockNotifications: SameShape<typeof import('../../ar/admin/stock-notifications.ts').stockNotifications> =
  {
    title: 'Notifications',
    views: 'View',
    view: { products: 'By product', requests: 'All addresses' },
    status: { pending: 'Waiting', notified: 'Sent' },
    filter: 'Notification status',
    columns: {
      product: 'Product',
      stock: 'Stock',
      pending: 'Waiting',
      notified: 'Told',
      send: 'Send',
      email: 'Email',
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
