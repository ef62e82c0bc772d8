import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailCapture, soon, startMailCapture } from '#tests/support/mail/job-capture.ts';

type Text = Parameters<MailCapture['text']>[0];

type NewsletterRequest = {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

/** Fake SMS adapter that records requests and returns a configurable status. */
const openAdapter = async () => {
  const requests: NewsletterRequest[] = [];
  let status = 202;
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push({ method: request.method, headers: request.headers, body });
      response
        .writeHead(status, status === 302 ? { Location: '/elsewhere' } : {})
        .end('what it says is not listened to');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    requests,
    answer: (next: number) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

let adapter: Awaited<ReturnType<typeof openAdapter>>;
let admin: MailCapture;
beforeEach(async () => {
  adapter = await openAdapter();
  admin = await startMailCapture({ texts: { url: adapter.url, token: 'a-token' } });
  await admin.run();
});
afterEach(async () => {
  await admin.close();
  await adapter.close();
});

const createText = (overrides: Partial<Text> = {}): Text => ({
  to: '201012345678',
  language: 'en',
  code: '493021',
  channel: 'sms',
  goodUntil: new Date(Date.now() + 60_000).toISOString(),
  ...overrides,
});

test.each([
  { language: 'en', channel: 'sms', text: 'Your code is 493021' },
  { language: 'ar', channel: 'whatsapp', text: 'رمزك هو \u2068493021\u2069، فلا تُطلع عليه أحدًا.' },
  { language: null, channel: 'sms', text: 'رمزك هو \u2068493021\u2069، فلا تُطلع عليه أحدًا.' },
] as const)('a code goes to the adapter as "$text"', async ({ language, channel, text }) => {
  await admin.text(createText({ language, channel }));
  await soon(async () => expect(await admin.jobs()).toEqual([]));
  expect(adapter.requests).toMatchObject([
    {
      method: 'POST',
      body: { to: '+201012345678', text, channel },
      headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
    },
  ]);
});

test.each([503, 302])('retries with the same idempotency key after status %i', async (status) => {
  adapter.answer(status);
  await admin.text(createText());
  await soon(async () => expect((await admin.jobs())[0]?.last_error).toBe(`text adapter: ${status}`));
  const failures = adapter.requests.length;
  adapter.answer(200);
  await soon(async () => expect(await admin.jobs()).toEqual([]));
  const keys = adapter.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(failures + 1);
  expect(new Set(keys).size).toBe(1);
});

test('does not retry after a 4xx; the message is retained and logged without content', async () => {
  adapter.answer(422);
  await admin.text(createText());
  await soon(async () => expect((await admin.jobs())[0]).toMatchObject({ locked_at: null, attempts: 5 }));
  expect(await admin.jobs()).toMatchObject([{ max_attempts: 5, last_error: 'text adapter: 422' }]);
  expect(adapter.requests).toHaveLength(1);
  const contents = JSON.stringify([admin.logged, await admin.jobs()]);
  expect(contents).not.toContain('493021');
  expect(contents).not.toContain('201012345678');
});

test('retries later when the adapter is unreachable', async () => {
  await adapter.close();
  await admin.text(createText());
  await soon(async () => expect((await admin.jobs())[0]?.last_error).toBe('text adapter: ECONNREFUSED'));
  adapter = await openAdapter();
});
