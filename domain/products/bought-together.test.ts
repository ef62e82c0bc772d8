import { describe, expect, test } from 'vitest';
import type { Category } from '../products.ts';
import { boughtTogether, type ShelfProduct, togetherGroups } from './bought-together.ts';

const stands = (id: string, category: Category, isInStock = true): ShelfProduct => ({ id, category, isInStock });
const shelf = [
  stands('plate-1', 'plates'),
  stands('plate-2', 'plates'),
  stands('plate-3', 'plates'),
  stands('cup-1', 'cups'),
  stands('cup-2', 'cups'),
  stands('set-1', 'sets'),
  stands('set-2', 'sets'),
  stands('set-3', 'sets', false),
];
const emptied = (...ids: string[]) =>
  shelf.map((product) => (ids.includes(product.id) ? { ...product, isInStock: false } : product));

describe('bought together', () => {
  test('two companions come from two other categories, and neighbours get different ones', () => {
    expect(boughtTogether('plate-1', shelf)).toEqual(['cup-1', 'set-1']);
    expect(boughtTogether('plate-2', shelf)).toEqual(['cup-2', 'set-2']);
    expect(boughtTogether('cup-1', shelf)).toEqual(['set-1', 'plate-1']);
    expect(boughtTogether('set-2', shelf)).toEqual(['plate-2', 'cup-2']);
  });

  test('what is sold out gives way to the next on its shelf, from the end round to the beginning', () => {
    expect(boughtTogether('plate-3', shelf)).toEqual(['cup-1', 'set-1']);
    expect(boughtTogether('plate-1', emptied('cup-1'))).toEqual(['cup-2', 'set-1']);
  });

  test('a category with nothing in stock is left out', () => {
    expect(boughtTogether('plate-1', emptied('cup-1', 'cup-2'))).toEqual(['set-1']);
  });

  test('a product that is sold out or unknown has no companions', () => {
    expect(boughtTogether('set-3', shelf)).toEqual([]);
    expect(boughtTogether('vase-1', shelf)).toEqual([]);
  });

  test('the groups of a cart are asked for once an anchor', () => {
    const lines = [{ togetherWith: 'plate-1' }, { togetherWith: 'plate-1' }, {}, { togetherWith: 'vase-1' }];
    expect([...togetherGroups(lines, shelf)]).toEqual([
      ['plate-1', ['plate-1', 'cup-1', 'set-1']],
      ['vase-1', ['vase-1']],
    ]);
  });
});
