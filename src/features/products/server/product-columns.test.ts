import { describe, expect, test } from 'vitest';
import { catalogue } from '../starter-catalogue/catalogue.ts';
import { columnsOf, productKeys, toColumns, toFields } from './product-columns.ts';

const noValues = Object.fromEntries(productKeys.map((name) => [name, null]));

describe('columns of a product', () => {
  test('columns of a product have the names of the fields in snake case, with a column for each language of a text', () => {
    expect(columnsOf(['id', 'originalPrice', 'isOnSale', 'features'])).toEqual([
      'id',
      'original_price',
      'is_on_sale',
      'features_ar',
      'features_en',
    ]);
  });

  test.each(catalogue)('preserve $id; an omitted field is null', (product) => {
    const row = toColumns(productKeys, product);
    expect(Object.keys(row)).toEqual(columnsOf(productKeys));
    expect(toFields(productKeys, row)).toEqual({ ...noValues, ...product });
  });

  test('read a time as ISO 8601', () => {
    const saleEndsAt = '2026-11-30T22:00:00.000Z';
    expect(toFields(['saleEndsAt'], { sale_ends_at: new Date(saleEndsAt) })).toEqual({ saleEndsAt });
  });
});
