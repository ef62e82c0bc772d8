import { beforeEach, describe, expect, test } from 'vitest';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { CartItem } from '../cart-item.ts';
import { cartNotice, createValidityCheck } from './cart-notice.ts';

const t = messagesOf('en', testSettings);
const silent = { ...t, validation: { ...t.validation, 'cart.price': '' } };

test('has the first message of the product rules for an invalid product, or the general one', () => {
  const change = { kind: 'invalidProduct', code: 'cart.price' } as const;
  expect(cartNotice(change, t, t, 'en')).toEqual({
    title: 'Error',
    text: 'Price must be positive',
    tone: 'error',
  });
  expect(cartNotice(change, silent, t, 'en')).toMatchObject({ title: 'Error', text: 'Invalid product data' });
});

test('has a notice for a cleared cart', () => {
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

  test('is valid for an added product while its quantity equals that of the notice', () => {
    const isTrue = createValidityCheck({ kind: 'added', item: mug, quantityAdded: 1, wasPresent: true }, now);
    items = [{ ...mug, id: 'cup-01' }, mug];
    expect(isTrue()).toBe(true);
    items = [{ ...mug, quantity: 3 }];
    expect(isTrue()).toBe(false);
    items = [];
    expect(isTrue()).toBe(false);
  });

  test('is valid for a removed product until it is in the cart again', () => {
    items = [];
    const isTrue = createValidityCheck({ kind: 'removed', id: mug.id, undo: () => undefined }, now);
    expect(isTrue()).toBe(true);
    items = [mug];
    expect(isTrue()).toBe(false);
  });

  test.each(['cleared', 'addedAll', 'limitReached'] as const)('is valid for %s until any item changes', (kind) => {
    const isTrue = createValidityCheck({ kind }, now);
    expect(isTrue()).toBe(true);
    items = [];
    expect(isTrue()).toBe(false);
  });

  test('is always valid for an unavailable product', () => {
    const isTrue = createValidityCheck({ kind: 'gone', item: mug }, now);
    items = [];
    expect(isTrue()).toBe(true);
  });
});
