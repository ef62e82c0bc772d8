import { type EndpointExamples, newestVersion } from '#tests/support/example-data.ts';

const reviews = { at: { section: 'reviews' } };

export const endpointExamples: EndpointExamples = {
  'admin.settings.save': async (shop) => ({
    ...reviews,
    body: { version: await newestVersion(shop), value: { claimedCount: 24 } },
  }),
  'admin.settings.restore': async (shop) => ({ ...reviews, body: { version: await newestVersion(shop) } }),
};
