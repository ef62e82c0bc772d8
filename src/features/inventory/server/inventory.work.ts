import { defineWorkItem } from '#core/server/define-work-item.ts';
import { countLowStock } from '#features/products/server/stock.ts';
import { findOldestLowStockNotice } from './inventory.repository.ts';

export const stockWork = [
  defineWorkItem({
    id: 'lowStock',
    position: 100,
    permission: 'catalogue.read',
    list: 'products?state=low&sort=stock',
    text: ({ work }, count) => work.lowStock(count),
    count: countLowStock,
    findOldest: ({ database }) => findOldestLowStockNotice(database.kysely),
  }),
];
