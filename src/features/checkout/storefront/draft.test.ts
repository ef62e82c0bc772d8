import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createIdempotencyKey } from '#core/browser/idempotency-key.ts';
import { failSafeStorage } from '#core/browser/storage.ts';
import { PlaceOrder } from '#features/orders/orders.contract.ts';
import { manualMethods } from '#features/orders/payment-methods.ts';
import { clearCheckoutDraft, hasInput, readDraft, saveDraft } from './draft.ts';

const entries = new Map<string, string>();
const tab = failSafeStorage(() => ({
  length: entries.size,
  clear: () => entries.clear(),
  key: () => null,
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, text) => void entries.set(key, text),
  removeItem: (key) => void entries.delete(key),
}));

test('keeps the input and the idempotency key across sign-in', () => {
  const opened = readDraft(tab, manualMethods);
  const filled = {
    ...opened,
    shipping: { ...opened.shipping, fullName: 'منى عبد الرحمن', phone: '٠١٠ ١٢٣٤ ٥٦٧٨', governorate: 'aswan' },
    isGift: true,
    giftMessage: 'ألف مبروك',
    paymentMethod: 'bank_transfer',
    promoCode: 'LAZAWARD10',
    keepsAddress: true,
    addressLabel: 'المنزل',
  } as const;
  saveDraft(tab, filled);
  expect(readDraft(tab, manualMethods)).toEqual(filled);
  expect(hasInput(readDraft(tab, manualMethods))).toBe(true);
});

test('starts with a blank form and a new idempotency key after an order', () => {
  const before = readDraft(tab, manualMethods);
  clearCheckoutDraft(tab);
  const after = readDraft(tab, manualMethods);
  expect(after.idempotencyKey).not.toBe(before.idempotencyKey);
  expect(hasInput(after)).toBe(false);
  expect(after.paymentMethod).toBe('cash_on_delivery');
});

test.each([
  ['not JSON', '{'],
  ['a list', '[1]'],
  ['null', 'null'],
  [
    'invalid in every field',
    '{"shipping":7,"isGift":"yes","giftMessage":{},"paymentMethod":"gold","idempotencyKey":"1"}',
  ],
])('reads a draft that is %s as a blank form', (_, text) => {
  entries.set('lazaward-checkout', text);
  const draft = readDraft(tab, manualMethods);
  expect(hasInput(draft)).toBe(false);
  expect(draft).toMatchObject({ isGift: false, paymentMethod: 'cash_on_delivery', promoCode: null });
});

test('creates idempotency keys that the contract accepts', () => {
  for (const _ of Array(200)) expect(v.is(PlaceOrder.entries.idempotencyKey, createIdempotencyKey())).toBe(true);
});

test('reads a payment method that is not offered as the first one that is', () => {
  entries.set('lazaward-checkout', JSON.stringify({ paymentMethod: 'card_link' }));
  expect(readDraft(tab, ['bank_transfer', 'card']).paymentMethod).toBe('bank_transfer');
  expect(readDraft(tab, ['bank_transfer', 'card_link']).paymentMethod).toBe('card_link');
});
