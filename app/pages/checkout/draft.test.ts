import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PlaceOrder } from '../../../contract/orders.ts';
import { failSafeStorage } from '../../state/storage.ts';
import { clearCheckoutDraft, createIdempotencyKey, hasInput, readDraft, saveDraft } from './draft.ts';

const kept = new Map<string, string>();
const tab = failSafeStorage(() => ({
  length: kept.size,
  clear: () => kept.clear(),
  key: () => null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => void kept.set(key, text),
  removeItem: (key) => void kept.delete(key),
}));

test('what was filled in survives the way to sign-in and back, under the same key', () => {
  const opened = readDraft(tab);
  const filled = {
    ...opened,
    shipping: { ...opened.shipping, fullName: 'منى عبد الرحمن', phone: '٠١٠ ١٢٣٤ ٥٦٧٨' },
    isGift: true,
    giftMessage: 'ألف مبروك',
    paymentMethod: 'bank_transfer',
    promoCode: 'LAZAWARD10',
    keepsAddress: true,
    addressLabel: 'المنزل',
  } as const;
  saveDraft(tab, filled);
  expect(readDraft(tab)).toEqual(filled);
  expect(hasInput(readDraft(tab))).toBe(true);
});

test('the next order after a success is another intent with a blank form', () => {
  const before = readDraft(tab);
  clearCheckoutDraft(tab);
  const after = readDraft(tab);
  expect(after.idempotencyKey).not.toBe(before.idempotencyKey);
  expect(hasInput(after)).toBe(false);
  expect(after.paymentMethod).toBe('cash_on_delivery');
});

test.each([
  ['no JSON', '{'],
  ['a list', '[1]'],
  ['null', 'null'],
  [
    'wrong in every field',
    '{"shipping":7,"isGift":"yes","giftMessage":{},"paymentMethod":"gold","idempotencyKey":"1"}',
  ],
])('a draft that is %s reads as a blank form', (_, text) => {
  kept.set('lazaward-checkout', text);
  const draft = readDraft(tab);
  expect(hasInput(draft)).toBe(false);
  expect(draft).toMatchObject({ isGift: false, paymentMethod: 'cash_on_delivery', promoCode: null });
});

test('a key made in the browser is one that the shop accepts', () => {
  for (const _ of Array(200)) expect(v.is(PlaceOrder.entries.idempotencyKey, createIdempotencyKey())).toBe(true);
});
