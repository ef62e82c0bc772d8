import { defineWorkItem } from '#core/server/define-work-item.ts';
import { countLines, findLines } from './settlements.repository.ts';

export const settlementWork = [
  defineWorkItem({
    id: 'settlementLines',
    position: 90,
    permission: 'customers.read',
    list: 'shipments/settlements/lines',
    badge: 'settlementLines',
    text: ({ work }, count) => work.settlementLines(count),
    count: ({ database }) => countLines(database.kysely, {}),
    findOldest: async ({ database }) => (await findLines(database.kysely, {}, 1))[0]?.created_at ?? null,
  }),
];
