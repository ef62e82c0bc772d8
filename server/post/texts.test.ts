import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostOffice, type PostOffice, soon } from '../../tests/world/post-office.ts';
import type { AccountsText } from '../auth/accounts-room.ts';

type Asked = { readonly method: string | undefined; readonly headers: IncomingHttpHeaders; readonly body: unknown };

/** An adapter as a shopkeeper may write one: it takes what it is given, or answers as it is told. */
const openAdapter = async () => {
  const asked: Asked[] = [];
  let status = 202;
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push({ method: request.method, headers: request.headers, body });
      response
        .writeHead(status, status === 302 ? { Location: '/elsewhere' } : {})
        .end('what it says is not listened to');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    asked,
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
let office: PostOffice;
beforeEach(async () => {
  adapter = await openAdapter();
  office = await openPostOffice({ texts: { url: adapter.url, token: 'a-token' } });
  await office.run();
});
afterEach(async () => {
  await office.close();
  await adapter.close();
});

const someText = (given: Partial<AccountsText> = {}): AccountsText => ({
  to: '201012345678',
  language: 'en',
  code: '493021',
  channel: 'sms',
  goodUntil: new Date(Date.now() + 60_000).toISOString(),
  ...given,
});

test.each([
  { language: 'en', channel: 'sms', text: 'Your code is 493021' },
  { language: 'ar', channel: 'whatsapp', text: 'رمزك هو \u2068493021\u2069، فلا تُطلع عليه أحدًا.' },
  { language: null, channel: 'sms', text: 'رمزك هو \u2068493021\u2069، فلا تُطلع عليه أحدًا.' },
] as const)('a code goes to the adapter as "$text"', async ({ language, channel, text }) => {
  await office.text(someText({ language, channel }));
  await soon(async () => expect(await office.jobs()).toEqual([]));
  expect(adapter.asked).toMatchObject([
    {
      method: 'POST',
      body: { to: '+201012345678', text, channel },
      headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
    },
  ]);
});

test.each([503, 302])('an adapter that answers %i is asked again, with the same key', async (status) => {
  adapter.answer(status);
  await office.text(someText());
  await soon(async () => expect((await office.jobs())[0]?.last_error).toBe(`text adapter: ${status}`));
  adapter.answer(200);
  await soon(async () => expect(await office.jobs()).toEqual([]));
  const keys = adapter.asked.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an adapter that says no is not asked again; the text is kept, and told without its content', async () => {
  adapter.answer(422);
  await office.text(someText());
  await soon(async () => expect((await office.jobs())[0]).toMatchObject({ locked_at: null, attempts: 5 }));
  expect(await office.jobs()).toMatchObject([{ max_attempts: 5, last_error: 'text adapter: 422' }]);
  expect(adapter.asked).toHaveLength(1);
  const told = JSON.stringify([office.logged, await office.jobs()]);
  expect(told).not.toContain('493021');
  expect(told).not.toContain('201012345678');
});

test('an adapter that is not there is asked later', async () => {
  await adapter.close();
  await office.text(someText());
  await soon(async () => expect((await office.jobs())[0]?.last_error).toBe('text adapter: ECONNREFUSED'));
  adapter = await openAdapter();
});
