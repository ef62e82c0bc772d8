import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { createRouter } from './router.ts';

test('an unexpected error of a route is logged and not printed with its message', async () => {
  const printed = vi.spyOn(console, 'error');
  const error = vi.fn<() => void>();
  const refuse = async () => new Response(null, { status: 404 });
  const router = createRouter({
    buildFolder: '/nowhere',
    publicUrl: 'http://localhost',
    addressOf: () => '127.0.0.1',
    api: refuse,
    accounts: new Hono(),
    oneClick: refuse,
    plainForm: refuse,
    payments: { webhook: refuse, handleReturn: refuse },
    documents: { respond: () => Promise.reject(new Error('nadia@example.com')) },
    ownPhotographs: { handle: refuse },
    devMailbox: null,
    metrics: null,
    isDraining: () => false,
    isDatabaseReady: async () => true,
    log: { error },
  });
  const response = await router.request('/robots.txt');
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'request failed');
  expect(printed.mock.calls.flat().map(String).join()).not.toContain('nadia');
});
