import { idOf, type Prepare, some } from '#tests/support/example-data.ts';
import type { OpenShop } from '#tests/support/shop/in-process-shop.ts';

const absentGroup = () => ({ kind: 'absent', isMeaning: false, words: [{ written: some(), role: 'both' }] });

const someSynonymGroup = (shop: OpenShop) =>
  idOf(shop, `insert into synonym_groups (kind) values ('absent') returning id::text as id`);

/** Valid calls of the endpoints of synonym groups and search counts. */
export const searchTrials: Readonly<Record<string, Prepare>> = {
  'searches.count': () => ({ body: { language: 'ar', q: 'طبق', steps: 'seen' }, status: 202 }),
  'admin.searches.list': () => ({}),
  'admin.synonymGroups.list': () => ({}),
  'admin.synonymGroups.get': async (shop) => ({ at: { id: await someSynonymGroup(shop) } }),
  'admin.synonymGroups.listSimilar': () => ({ query: `?words=${encodeURIComponent('طبق')}` }),
  'admin.synonymGroups.create': () => ({ body: absentGroup(), status: 201 }),
  'admin.synonymGroups.update': async (shop) => ({
    at: { id: await someSynonymGroup(shop) },
    body: { version: 1, group: absentGroup() },
  }),
  'admin.synonymGroups.delete': async (shop) => ({ at: { id: await someSynonymGroup(shop) }, body: { version: 1 } }),
  'admin.synonymGroups.preview': () => ({
    body: { language: 'ar', q: 'طبق', change: { id: null, group: absentGroup() } },
  }),
};
