import { beforeEach, describe, expect, test } from 'vitest';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { CartItem } from '../cart-item.ts';
import { cartNotice, isStillSo } from './cart-notice.ts';

const t = messagesOf('en', testSettings);
const silent = { ...t, validation: { ...t.validation, 'cart.price': '' } };

test('shows the first message of the product rules for an invalid product, or the general one', () => {
  const news = { kind: 'invalidProduct', code: 'cart.price' } as const;
  expect(cartNotice(news, t, t, 'en')).toEqual({
    title: 'Error',
    text: 'Price must be positive',
    tone: 'error',
  });
  expect(cartNotice(news, silent, t, 'en')).toMatchObject({ title: 'Error', text: 'Invalid product data' });
});

test('shows a notice when the cart is cleared', () => {
  expect(cartNotice({ kind: 'cleared' }, t, t, 'en')).toEqual({
    title: 'Cart cleared',
    text: 'All items removed from cart',
  });
});

describe('isStillSo', () => {
  const mug: CartItem = { id: 'mug-01', name: 'Mug', price: 100, image: 'cups', category: 'cups', quantity: 2 };
  let items: readonly CartItem[] = [];
  const now = () => items;
  beforeEach(() => {
    items = [mug];
  });

  test('of an added product is true while its quantity is the one in the notice', () => {
    const isTrue = isStillSo({ kind: 'added', item: mug, quantityAdded: 1, wasPresent: true }, now);
    items = [{ ...mug, id: 'cup-01' }, mug];
    expect(isTrue()).toBe(true);
    items = [{ ...mug, quantity: 3 }];
    expect(isTrue()).toBe(false);
    items = [];
    expect(isTrue()).toBe(false);
  });

  test('of a removed product is true until the product is in the cart again', () => {
    items = [];
    const isTrue = isStillSo({ kind: 'removed', id: mug.id, putBack: () => undefined }, now);
    expect(isTrue()).toBe(true);
    items = [mug];
    expect(isTrue()).toBe(false);
  });

  test.each(['cleared', 'addedAll', 'limitReached'] as const)('of %s is true until any item changes', (kind) => {
    const isTrue = isStillSo({ kind }, now);
    expect(isTrue()).toBe(true);
    items = [];
    expect(isTrue()).toBe(false);
  });

  test('of an unavailable product is always true', () => {
    const isTrue = isStillSo({ kind: 'gone', item: mug }, now);
    items = [];
    expect(isTrue()).toBe(true);
  });
});
