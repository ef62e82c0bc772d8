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
  ['a network error', new TypeError('Failed to fetch')],
  ['a timeout', new DOMException('late', 'TimeoutError')],
  ['an error page of a proxy', new ORPCError('BAD_GATEWAY', { status: 502 })],
  ['a refusal code without a message', new ORPCError('OUT_OF_STOCK', { status: 409 })],
  ['nothing', undefined],
])('returns UNAVAILABLE for %s', (_, error) => {
  expect(refusalOf(error, 'en')).toEqual({
    code: 'UNAVAILABLE',
    message: 'The shop could not be reached. Check the internet and try again.',
    details: {},
  });
});
