import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

const refused = new ORPCError('OUT_OF_STOCK', {
  status: 409,
  message: 'OUT_OF_STOCK',
  data: { productId: 'cup-tea-01', localizedMessage: { ar: 'نفدت', en: 'Sold out' } },
});

test('returns the code, the message in the given language and the details of a server refusal', () => {
  expect(refusalOf(refused, 'ar')).toEqual({
    code: 'OUT_OF_STOCK',
    message: 'نفدت',
    details: { productId: 'cup-tea-01' },
  });
  expect(refusalOf(refused, 'en').message).toBe('Sold out');
});

test.each([
  ['a network that failed', new TypeError('Failed to fetch')],
  ['an answer that never came', new DOMException('late', 'TimeoutError')],
  ['a page of some proxy', new ORPCError('BAD_GATEWAY', { status: 502 })],
  ['a code of ours without its words', new ORPCError('OUT_OF_STOCK', { status: 409 })],
  ['nothing', undefined],
])('returns UNAVAILABLE for %s', (_, error) => {
  expect(refusalOf(error, 'en')).toEqual({
    code: 'UNAVAILABLE',
    message: 'The shop could not be reached. Check the internet and try again.',
    details: {},
  });
});
