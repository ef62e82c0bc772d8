import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { readError } from './read-error.ts';

const refused = new ORPCError('OUT_OF_STOCK', {
  status: 409,
  message: 'OUT_OF_STOCK',
  data: { productId: 'cup-tea-01', localizedMessage: { ar: 'نفدت', en: 'Sold out' } },
});

test('returns the code, the message in the given language and the details of an API error', () => {
  expect(readError(refused, 'ar')).toEqual({
    code: 'OUT_OF_STOCK',
    message: 'نفدت',
    details: { productId: 'cup-tea-01' },
  });
  expect(readError(refused, 'en').message).toBe('Sold out');
});

test.each([
  ['a network error', new TypeError('Failed to fetch')],
  ['a timeout', new DOMException('late', 'TimeoutError')],
  ['nothing', undefined],
])('blames %s on the connection', (_, error) => {
  expect(readError(error, 'en')).toEqual({
    code: 'UNAVAILABLE',
    message: 'The shop could not be reached. Check the internet and try again.',
    details: {},
  });
});

test.each([
  ['an error page of a proxy', new ORPCError('BAD_GATEWAY', { status: 502 })],
  ['a server error without a message', new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })],
  ['an error code without a message', new ORPCError('OUT_OF_STOCK', { status: 409 })],
])('blames %s on the shop, not on the connection', (_, error) => {
  expect(readError(error, 'en')).toEqual({
    code: 'UNAVAILABLE',
    message: 'Something went wrong on our side. Please try again in a moment.',
    details: {},
  });
});
