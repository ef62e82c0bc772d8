import { beforeEach, expect, test, vi } from 'vitest';
import { checkConnection, isOffline } from './connection.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => vi.unstubAllGlobals();
});

const answerWith = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', respond);

test('counts as offline while the health check gets no answer', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await checkConnection();
  expect(isOffline()).toBe(true);
  answerWith(async () => new Response());
  await checkConnection();
  expect(isOffline()).toBe(false);
});

test.each([500, 502, 503])('does not count as offline when the health check is answered with %i', async (status) => {
  answerWith(async () => new Response(null, { status }));
  await checkConnection();
  expect(isOffline()).toBe(false);
});
