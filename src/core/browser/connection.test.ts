import { beforeEach, expect, test, vi } from 'vitest';
import { checkConnection, isOffline, onConnection } from './connection.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => vi.unstubAllGlobals();
});

const answerWith = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', respond);

test('the shop is offline while the health check gets no response', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await checkConnection();
  expect(isOffline()).toBe(true);
  answerWith(async () => new Response());
  await checkConnection();
  expect(isOffline()).toBe(false);
});

test.each([500, 502, 503])('the shop is not offline when the health check returns %i', async (status) => {
  answerWith(async () => new Response(null, { status }));
  await checkConnection();
  expect(isOffline()).toBe(false);
});

test('a network without the server does not count as a connection', async () => {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const states: boolean[] = [];
  const stop = onConnection(() => states.push(isOffline()));

  vi.stubGlobal('navigator', { onLine: false });
  events.dispatchEvent(new Event('offline'));
  vi.stubGlobal('navigator', { onLine: true });
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  events.dispatchEvent(new Event('online'));
  await checkConnection();
  expect(isOffline()).toBe(true);
  answerWith(async () => new Response());
  events.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(isOffline()).toBe(false));
  expect(states).toEqual([true, false]);
  stop();
});
