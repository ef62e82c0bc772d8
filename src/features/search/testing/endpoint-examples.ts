import { type EndpointExamples, idOf, randomText } from '#tests/support/example-data.ts';
import type { OpenShop } from '#tests/support/shop/in-process-shop.ts';

const absentGroup = () => ({ kind: 'absent', isMeaning: false, words: [{ written: randomText(), role: 'both' }] });

const someSynonymGroup = (shop: OpenShop) =>
  idOf(shop, `insert into synonym_groups (kind) values ('absent') returning id::text as id`);

export const endpointExamples: EndpointExamples = {
  // a search with digits is not counted
  'searches.count': () => ({ body: { q: 'طبق' } }),
  'admin.synonymGroups.get': async (shop) => ({ at: { id: await someSynonymGroup(shop) } }),
  'admin.synonymGroups.create': () => ({ body: absentGroup() }),
  'admin.synonymGroups.update': async (shop) => ({
    at: { id: await someSynonymGroup(shop) },
    body: { group: absentGroup() },
  }),
  'admin.synonymGroups.delete': async (shop) => ({ at: { id: await someSynonymGroup(shop) } }),
  'admin.synonymGroups.preview': () => ({ body: { change: { id: null, group: absentGroup() } } }),
};
