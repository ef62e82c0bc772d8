import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../../same-shape.ts';

export const stockNotifications: SameShape<typeof import('../../ar/admin/stock-notifications.ts').stockNotifications> =
  {
    title: 'Stock notifications',
    views: 'View',
    view: { products: 'By product', requests: 'All requests' },
    status: { pending: 'Waiting', notified: 'Sent' },
    filter: 'Notification status',
    columns: {
      product: 'Product',
      stock: 'Stock',
      pending: 'Waiting',
      notified: 'Notified',
      send: 'Send',
      email: 'Email',
      language: 'Email language',
      status: 'Status',
      date: 'Requested',
    },
    languages: { ar: 'Arabic', en: 'English' },
    people: plural('en', { zero: 'Nobody', one: '{count} person', other: '{count} people' }),
    showAll: ({ name }) => `Requests for ${name}`,
    onlyOf: ({ name }) => `Requests for ${name} only`,
    everything: 'Requests for all products',
    send: 'Send now',
    sendTo: ({ name }) => `Send now to everyone waiting for ${name}`,
    waitsForStock: 'When back in stock',
    ask: ({ name }) => `Notify everyone waiting for ${name}?`,
    askText: ({ people }) => `Each gets one email, in their language. Waiting now: ${people}.`,
    sent: ({ people }) => ({ title: 'Notifications sent', body: `Notified: ${people}` }),
    automatic: 'Customers are notified automatically by email when a product is back in stock.',
  };
