import { beforeEach, describe, expect, test } from 'vitest';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { CartItem } from '../cart-item.ts';
import { cartNotice, createValidityCheck } from './cart-notice.ts';

const t = messagesOf('en', testSettings);
const silent = { ...t, validation: { ...t.validation, 'cart.price': '' } };

test('the notice of an invalid product has the first message of the product rules, or the general one', () => {
  const change = { kind: 'invalidProduct', code: 'cart.price' } as const;
  expect(cartNotice(change, t, t, 'en')).toEqual({
    title: 'Error',
    text: 'Price must be positive',
    tone: 'error',
  });
  expect(cartNotice(change, silent, t, 'en')).toMatchObject({ title: 'Error', text: 'Invalid product data' });
});

test('a cleared cart has a notice', () => {
  expect(cartNotice({ kind: 'cleared' }, t, t, 'en')).toEqual({
    title: 'Cart cleared',
    text: 'All items removed from cart',
  });
});

describe('createValidityCheck', () => {
  const mug: CartItem = { id: 'mug-01', name: 'Mug', price: 100, image: 'cups', category: 'cups', quantity: 2 };
  let items: readonly CartItem[] = [];
  const now = () => items;
  beforeEach(() => {
    items = [mug];
  });

  test('the notice of an added product is valid while the quantity equals that of the notice', () => {
    const isTrue = createValidityCheck({ kind: 'added', item: mug, quantityAdded: 1, wasPresent: true }, now);
    items = [{ ...mug, id: 'cup-01' }, mug];
    expect(isTrue()).toBe(true);
    items = [{ ...mug, quantity: 3 }];
    expect(isTrue()).toBe(false);
    items = [];
    expect(isTrue()).toBe(false);
  });

  test('the notice of a removed product is valid until the product is in the cart again', () => {
    items = [];
    const isTrue = createValidityCheck({ kind: 'removed', id: mug.id, undo: () => undefined }, now);
    expect(isTrue()).toBe(true);
    items = [mug];
    expect(isTrue()).toBe(false);
  });

  test.each(['cleared', 'addedAll', 'limitReached'] as const)(
    'the notice of %s is valid until any item changes',
    (kind) => {
      const isTrue = createValidityCheck({ kind }, now);
      expect(isTrue()).toBe(true);
      items = [];
      expect(isTrue()).toBe(false);
    },
  );

  test('the notice of an unavailable product is always valid', () => {
    const isTrue = createValidityCheck({ kind: 'gone', item: mug }, now);
    items = [];
    expect(isTrue()).toBe(true);
  });
});
