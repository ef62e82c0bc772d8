import { describe, expect, test } from 'vitest';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { findLeaks } from '#tests/support/find-leaks.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { serveShop, shopWithMails } from '#tests/support/shop/http-shop.ts';

const world = shopWithMails();

const linesOf = (requestId: string | null): string[] =>
  world.shop.lines.filter((line) => JSON.parse(line).requestId === requestId);
const idOf = (response: Response): string => response.headers.get('x-request-id') ?? '';

describe('request id', () => {
  test.each(['/', '/api/home?language=ar', '/healthz', '/lang/en', '/nothing/here', '/assets/none.js'])(
    '%s is sent in the response and in its log lines',
    async (path) => {
      const requestId = idOf(await world.shop.fetch(path));
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      await expect.poll(() => linesOf(requestId)).toHaveLength(1);
    },
  );

  test('accepts an id that a trusted proxy set', async () => {
    const options = { headers: { 'x-request-id': 'from-the-proxy-1' } };
    expect(idOf(await world.shop.fetch('/', options))).toBe('from-the-proxy-1');
    await world.shop.fetch('/api/contact-messages', { ...options, method: 'PATCH' });
    await expect.poll(() => linesOf('from-the-proxy-1')).toHaveLength(2);
  });

  test.each(['short', 'with spaces in it', 'x'.repeat(65), '{"level":60}'])(
    'rejects an id like %s',
    async (claimed) => {
      expect(idOf(await world.shop.fetch('/', { headers: { 'x-request-id': claimed } }))).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('ignores the id of a client without a trusted proxy', async () => {
    const alone = await serveShop(world.database.url);
    const response = await alone.fetch('/', { headers: { 'x-request-id': 'chosen-by-a-visitor' } });
    expect(idOf(response)).toMatch(/^[0-9a-f-]{36}$/);
    await alone.close();
  });
});

test('log lines contain no personal data and no user input at any level', async () => {
  const person = {
    email: 'hoda.of.the.nile@example.com',
    password: 'First-Secret-1',
    data: { name: 'هدى النيلية', phone: '01012345678', dob: '1987-03-29' },
  };
  const { token, userId } = await world.shop.signUp(person);
  expect((await world.shop.signIn(person.email, 'Wrong-Secret-2')).status).toBe(400);
  expect((await world.shop.fetch('/api/profile', { token: `${token}x` })).status).toBe(401);

  const shipping = {
    fullName: 'Hoda Elnileya',
    email: 'her.other.box@example.com',
    phone: '+201198765432',
    address: '7 Lotus Lane, Zamalek',
    city: 'Giza',
    postalCode: '12655',
  };
  const gift = { isGift: true, giftWrap: false, giftMessage: 'With love from the delta' };
  world.mails.refuse({ number: 550, sentence: `No such mailbox: ${person.email}, ${shipping.email}` });
  const order = await world.shop.fetch('/api/orders', { token, body: orderInputFor({ shipping, gift }) });
  expect(order.status).toBe(201);
  const { orderNumber } = (await order.json()) as { orderNumber: string };

  const message = {
    name: shipping.fullName,
    email: person.email,
    subject: 'A chipped saucer',
    message: 'It came chipped, call me on 01012345678',
  };
  // the database's error message quotes the rejected row
  await world.database.pool.query('alter table contact_messages add constraint full_house check (length(subject) < 3)');
  const failed = await world.shop.fetch('/api/contact-messages', { body: message });
  expect(failed.status).toBe(500);
  await world.shop.fetch('/api/newsletter-subscriptions', {
    body: { email: 'reader.of.news@example.com', language: 'ar' },
  });
  await world.shop.fetch('/api/promo-code-quotes', {
    body: { code: 'HODA-SECRET-CODE', lines: orderInputFor().lines },
  });
  await world.shop.fetch('/api/contact-messages', {
    body: `{"email": "${person.email}", "name": "${shipping.fullName}`,
  });
  await world.shop.fetch(`/products?q=${encodeURIComponent(person.email)}`);
  await world.shop.fetch(`/api/products?language=ar&q=${encodeURIComponent(person.data.name)}`);
  await world.shop.fetch(`/unsubscribe?token=a-token-to-leave-by`, { method: 'POST' });
  await world.shop.fetch(`/auth/v1/verify?token=a-link-of-a-mail&type=recovery`);
  await world.shop.fetch(`/api/orders/${orderNumber}`, {
    headers: { cookie: `who=${shipping.fullName.replace(' ', '')}` },
  });

  await soon(() =>
    expect(world.shop.lines.filter((line) => line.includes('failed permanently')).length).toBeGreaterThan(1),
  );
  const output = world.shop.lines.join('');
  const formValues = {
    ...person.data,
    ...shipping,
    ...gift,
    ...message,
    email2: person.email,
    orderNumber,
    userId,
    token,
  };
  const secrets = [
    'First-Secret-1',
    'Wrong-Secret-2',
    'reader.of.news',
    'HODA-SECRET-CODE',
    'to-leave-by',
    'link-of-a-mail',
  ];
  const sensitiveValues = [
    ...Object.values(formValues).filter((value) => typeof value === 'string'),
    ...secrets,
    '1198765432',
    '1012345678',
  ];
  expect(sensitiveValues.length).toBeGreaterThan(20);
  expect(findLeaks(output, sensitiveValues)).toEqual([]);

  // the log still names the failing constraint and the request
  expect(linesOf(idOf(failed)).join('')).toContain('full_house');
  const ofOrder = linesOf(idOf(order)).join('');
  expect(ofOrder).toContain('job failed permanently');
});
