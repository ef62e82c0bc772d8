import { idOf, type Prepare, some } from '#tests/support/example-data.ts';
import type { OpenShop } from '#tests/support/shop/in-process-shop.ts';

const absentWords = () => ({ kind: 'absent', isMeaning: false, words: [{ written: some(), role: 'both' }] });

const someSearchGroup = (shop: OpenShop) =>
  idOf(shop, `insert into search_groups (kind) values ('absent') returning id::text as id`);

/** Valid calls of the endpoints of search words and counts. */
export const searchTrials: Readonly<Record<string, Prepare>> = {
  'searches.count': () => ({ body: { language: 'ar', q: 'طبق', steps: 'seen' }, status: 202 }),
  'admin.searches.list': () => ({}),
  'admin.searchGroups.list': () => ({}),
  'admin.searchGroups.get': async (shop) => ({ at: { id: await someSearchGroup(shop) } }),
  'admin.searchGroups.listNear': () => ({ query: `?words=${encodeURIComponent('طبق')}` }),
  'admin.searchGroups.create': () => ({ body: absentWords(), status: 201 }),
  'admin.searchGroups.update': async (shop) => ({
    at: { id: await someSearchGroup(shop) },
    body: { version: 1, group: absentWords() },
  }),
  'admin.searchGroups.delete': async (shop) => ({ at: { id: await someSearchGroup(shop) }, body: { version: 1 } }),
  'admin.searchGroups.preview': () => ({
    body: { language: 'ar', q: 'طبق', change: { id: null, group: absentWords() } },
  }),
};
