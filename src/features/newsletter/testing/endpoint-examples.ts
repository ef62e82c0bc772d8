import { type EndpointExamples, idOf, randomText } from '#tests/support/example-data.ts';

export const endpointExamples: EndpointExamples = {
  // its mail is the only effect
  'newsletterSubscriptions.create': () => ({}),
  'newsletterSubscriptions.confirm': () => ({ code: 'NEWSLETTER_LINK_INVALID' }),
  'unsubscriptions.create': () => ({ code: 'UNSUBSCRIBE_LINK_INVALID' }),
  'admin.newsletterSubscriptions.delete': async (shop) => ({
    at: {
      id: await idOf(shop, 'insert into newsletter_subscriptions (email) values ($1) returning id', [
        `reader-${randomText()}@example.com`,
      ]),
    },
  }),
};
