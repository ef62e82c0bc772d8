import { expect, test } from 'vitest';
import type { MessageDefinition } from '../../text-overrides/text-overrides.admin.contract.ts';
import { searchEntries, textsOf } from './own-texts.ts';

const message = (key: string, ar: string, en: string): MessageDefinition => ({
  key,
  place: 'notices',
  defaults: { ar, en },
  parameters: [],
  values: [],
  isPluralForm: false,
  fixed: null,
  isAboutPayment: false,
});

const added = message('forms/notices/cart/added/title', 'تمت الإضافة إلى السلة', 'Added to cart');
const removed = message('forms/notices/cart/removed/title', 'حُذف من السلة', 'Removed from cart');
const own = { ar: 'صار عندك', en: 'All yours' };

test.each([
  ['an Arabic default in another spelling', 'تمت الاضافه الي السله', [added]],
  ['an English default in other letter case', 'ADDED cart', [added]],
  ['a part of the key', 'cart/removed', [removed]],
  ['a word that both have', 'cart', [added, removed]],
  ['the owner’s text', 'all yours', [removed]],
  ['words of different messages', 'added removed', []],
])('the search for %s lists the messages that have every word', (_what, query, expected) => {
  const textsByKey = (entry: MessageDefinition) => (entry === removed ? own : textsOf(entry));
  expect(searchEntries([added, removed], query, textsByKey)).toEqual(expected);
});
