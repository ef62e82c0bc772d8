import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isProductId } from './is-product-id.ts';
import { ProductId } from './product-id.ts';

test.each(['cup-tea-01', 'a', 'plate-star-calligraphy-02', 'x'.repeat(100)])('accepts %s', (id) => {
  expect(v.is(ProductId, id)).toBe(true);
  expect(isProductId(id)).toBe(true);
});

test.each(['', 'x'.repeat(101), 'Cup-Tea', 'cup--tea', '-cup', 'cup-', 'cup tea', '../cup', 'فنجان', 7, null])(
  'refuses %s',
  (id) => {
    const read = v.safeParse(ProductId, id);
    expect(read.issues?.[0].message).toBe('cart.id');
    expect(isProductId(id)).toBe(false);
  },
);
