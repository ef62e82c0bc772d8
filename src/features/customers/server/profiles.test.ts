import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { createUnsubscribeToken } from '#core/server/mail/unsubscribe-token.ts';
import { countRows } from '#features/orders/testing/orders.ts';
import { createFirstAdmin } from '#features/staff/server/staff.ts';
import { type OpenShop, openShop, type Refused } from '#tests/support/shop/in-process-shop.ts';
import type { Profile } from '../profile.contract.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

describe('signing up', () => {
  test('sign-up creates a profile and a personal welcome code', async () => {
    const salma = await shop.signUp({ data: { name: ' سلمى   حسن ', phone: '٠١٠٠١٢٣٤٥٦٧', dob: '1990-05-17' } });
    const { status, body } = await shop.request<Profile>('/profile', { token: salma.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: salma.email,
      phone: '+201001234567',
      dateOfBirth: '1990-05-17',
      isAdmin: false,
    });
    expect(body.welcomeCode).toMatch(/^WELCOME-[A-Z2-9]{8}$/);
    const { rows } = await shop.database.pool.query('select * from promo_codes where user_id = $1', [salma.userId]);
    expect(rows).toMatchObject([
      {
        code: body.welcomeCode,
        discount_type: 'percentage',
        discount_value: 10,
        max_uses: 1,
        is_first_order_only: true,
      },
    ]);
  });

  test.each([
    ['no data', {}, 'required'],
    ['no phone', { name: 'Salma', dob: '1990-05-17' }, 'required'],
    ['a name with a digit', { name: 'S4lma', phone: '01001234567', dob: '1990-05-17' }, 'name.letters'],
    ['an invalid phone number', { name: 'Salma', phone: 'abc', dob: '1990-05-17' }, 'phone.format'],
    ['an impossible date of birth', { name: 'Salma', phone: '01001234567', dob: '1990-02-30' }, 'dob.format'],
    ['the age of a child', { name: 'Salma', phone: '01001234567', dob: '2020-01-01' }, 'dob.min'],
    ['a list instead of a name', { name: ['Salma'], phone: '01001234567', dob: '1990-05-17' }, 'required'],
  ] as const)('signing up with %s is refused and stores nothing', async (_what, data, code) => {
    const before = await countRows(shop);
    await expect(shop.signUp({ data })).rejects.toThrow(code);
    expect(await countRows(shop)).toEqual(before);
  });

  test('sign-up cannot grant the admin role', async () => {
    const data = { name: 'Salma', phone: '01001234567', dob: '1990-05-17', role: 'admin', isAdmin: true };
    const { token } = await shop.signUp({ data });
    expect((await shop.request<Profile>('/profile', { token })).body.isAdmin).toBe(false);
  });
});

describe('the first admin', () => {
  const credentials = { email: 'owner@example.com', password: 'Lapis-Lazuli-1' };

  test('the first admin is created once and can sign in', async () => {
    expect(await createFirstAdmin(shop.database, shop.accounts, credentials)).toBe('made');
    expect(await createFirstAdmin(shop.database, shop.accounts, credentials)).toBe('is-admin');
    const response = await shop.accounts.handle.request('/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    const { body } = await shop.request<Profile>('/profile', { token });
    expect(body).toEqual({
      name: '',
      email: 'owner@example.com',
      phone: null,
      dateOfBirth: null,
      welcomeCode: null,
      isAdmin: true,
      hasSecondFactor: false,
      isEmailVerified: true,
    });
  });

  test('an existing account becomes the first admin only with a verified address', async () => {
    const squatter = await shop.signUp({ email: 'future-owner@example.com' });
    const input = { ...credentials, email: squatter.email };
    expect(await createFirstAdmin(shop.database, shop.accounts, input)).toBe('unproven');
    expect((await shop.request<Profile>('/profile', { token: squatter.token })).body.isAdmin).toBe(false);
    const owner = await shop.signUp({ email: 'real-owner@example.com', isProven: true });
    expect(await createFirstAdmin(shop.database, shop.accounts, { ...credentials, email: owner.email })).toBe('made');
    expect((await shop.request<Profile>('/profile', { token: owner.token })).body.isAdmin).toBe(true);
  });
});

describe('a profile', () => {
  const change = (body: unknown, token?: string) =>
    shop.request<Profile & Refused>('/profile', { method: 'PUT', body, token });

  test('a profile update changes name and phone number, in any spelling, and nothing else', async () => {
    const salma = await shop.signUp();
    const { body: before } = await shop.request<Profile>('/profile', { token: salma.token });
    const { status, body } = await change({ name: ' سلمى السيد ', phone: '٠١٢ ٢٣٤٥-٦٧٨٩' }, salma.token);
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: 'سلمى السيد', phone: '+201223456789' });
    expect((await shop.request<Profile>('/profile', { token: salma.token })).body).toEqual(body);
  });

  test('a profile without a phone number can be completed', async () => {
    const nour = await shop.signUp();
    await shop.database.pool.query('update profiles set phone_number = null, date_of_birth = null where id = $1', [
      nour.userId,
    ]);
    const missingDetails = { phone: null, dateOfBirth: null };
    expect((await shop.request<Profile>('/profile', { token: nour.token })).body).toMatchObject(missingDetails);
    const { body } = await change({ name: 'Nour Adel', phone: '01112345678' }, nour.token);
    expect(body).toMatchObject({ name: 'Nour Adel', phone: '+201112345678', dateOfBirth: null });
  });

  test('the first update of an admin without a profile creates one', async () => {
    const { userId, token } = await shop.signUp();
    await shop.database.pool.query('delete from profiles where id = $1', [userId]);
    const { status, body } = await change({ name: 'Mona Adel', phone: '+441234567890' }, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Mona Adel', phone: '+441234567890', dateOfBirth: null });
  });

  test.each([
    ['no name', { name: '' }, 'name', 'name.min'],
    ['a name of 101 characters', { name: 'ن'.repeat(101) }, 'name', 'name.max'],
    ['a name with a digit', { name: 'S4lma' }, 'name', 'name.letters'],
    ['no phone', { phone: undefined }, 'phone', 'required'],
    ['an invalid phone number', { phone: 'abc' }, 'phone', 'phone.format'],
    ['a phone number of 21 characters', { phone: '1'.repeat(21) }, 'phone', 'phone.max'],
    ['another e-mail', { email: 'else@example.com' }, 'email', 'generic'],
    ['another date of birth', { dateOfBirth: '1980-01-01' }, 'dateOfBirth', 'generic'],
    ['the admin role', { isAdmin: true }, 'isAdmin', 'generic'],
    ['another user’s id', { id: '7f2b6c1e-0000-4000-8000-000000000000' }, 'id', 'generic'],
  ] as const)('a profile is not changed by %s', async (_what, input, path, code) => {
    const salma = await shop.signUp();
    const { body: before } = await shop.request<Profile>('/profile', { token: salma.token });
    const { status, body } = await change({ name: 'Salma', phone: '01001234567', ...input }, salma.token);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.data.issues?.map((issue) => [issue.path, issue.code])).toEqual([[path, code]]);
    expect((await shop.request<Profile>('/profile', { token: salma.token })).body).toEqual(before);
  });

  test('an anonymous caller cannot read a profile', async () => {
    const { status, body } = await change({ name: 'Salma', phone: '01001234567' });
    expect([status, body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
  });
});

describe('a contact message', () => {
  const message = {
    name: 'سلمى',
    email: 'salma@example.com',
    subject: 'سؤال عن طبق',
    message: 'هل يتوفر هذا الطبق قريبًا؟',
  };

  test('a contact message is stored as unread', async () => {
    expect(await shop.request('/contact-messages', { body: message })).toMatchObject({
      status: 201,
      body: { accepted: true },
    });
    const { rows } = await shop.database.pool.query(
      'select name, email, subject, message, status from contact_messages',
    );
    expect(rows).toEqual([{ ...message, status: 'unread' }]);
  });

  test('a contact message with too short fields is refused with an error per field', async () => {
    const before = await countRows(shop);
    const { status, body } = await shop.request('/contact-messages', {
      body: { name: 'S', email: 'salma', subject: 'Hi', message: 'Short', status: 'read' },
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.data.issues?.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'name.min'],
      ['email', 'email.invalid'],
      ['subject', 'subject.min'],
      ['message', 'message.min'],
      ['status', 'generic'],
    ]);
    expect(await countRows(shop)).toEqual(before);
  });

  test('contact messages are limited to 20 per ten minutes and network address', async () => {
    const responses = [];
    for (let count = 0; count < 21; count += 1) {
      responses.push(await shop.request('/contact-messages', { body: message, address: 'a busy address' }));
    }
    expect(responses.slice(0, 20).every(({ status }) => status === 201)).toBe(true);
    const last = responses.at(-1);
    expect([last?.status, last?.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await shop.request('/contact-messages', { body: message })).status).toBe(201);
  });
});

describe('the newsletter', () => {
  test('the newsletter subscribes an address once, in any case and under concurrent requests', async () => {
    const responses = await Promise.all(
      ['salma@example.com', 'Salma@Example.com', 'SALMA@EXAMPLE.COM'].map((email) => shop.confirmNewsletter(email)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
      data: { localizedMessage: { en: 'This email is already subscribed to our newsletter' } },
    });
  });

  test('the newsletter subscribes only after confirmation, with the same response for subscribed addresses', async () => {
    const jobs = async () =>
      Number((await shop.database.pool.query('select count(*) from graphile_worker._private_jobs')).rows[0].count);
    const existing = 'known.reader@example.com';
    await shop.confirmNewsletter(existing);
    const before = await jobs();
    const responses = [];
    for (const email of [existing, 'unknown.reader@example.com', 'Known.Reader@Example.com']) {
      const { status, body } = await shop.request('/newsletter-subscriptions', { body: { email } });
      responses.push([status, body]);
    }
    expect(responses).toEqual(Array.from({ length: 3 }, () => [201, { accepted: true }]));
    expect(await jobs()).toBe(before + 3);
    const { rows } = await shop.database.pool.query(
      `select email from newsletter_subscriptions where email like '%reader@example.com'`,
    );
    expect(rows).toEqual([{ email: existing }]);
  });

  test('an address gets at most three confirmation mails a day from all networks, with an unchanged response', async () => {
    const jobs = async () =>
      Number((await shop.database.pool.query('select count(*) from graphile_worker._private_jobs')).rows[0].count);
    const before = await jobs();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        shop.request('/newsletter-subscriptions', {
          body: { email: index % 2 === 0 ? 'victim@example.com' : 'Victim@Example.com' },
          address: `198.51.100.${index}`,
        }),
      ),
    );
    expect(responses.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 12 }, () => [201, { accepted: true }]),
    );
    // mails requested in the same millisecond are deduplicated
    const sent = (await jobs()) - before;
    expect(sent).toBeGreaterThanOrEqual(1);
    expect(sent).toBeLessThanOrEqual(3);
  });

  test('a confirmation link is valid for a week, a forged one never', async () => {
    for (const token of ['', 'x', 'AAAA'.repeat(30)]) {
      const { status, body } = await shop.request('/newsletter-confirmations', { body: { token } });
      expect([status, body.code]).toEqual([422, 'NEWSLETTER_LINK_INVALID']);
    }
    const leave = createUnsubscribeToken(createSecretBox(Buffer.alloc(32)), {
      list: 'newsletter',
      email: 'a@example.com',
    });
    expect((await shop.request('/newsletter-confirmations', { body: { token: leave } })).status).toBe(422);
    expect(
      (await shop.confirmNewsletter('late.reader@example.com', { requestedSecondsAgo: 8 * 86_400 })).body.code,
    ).toBe('NEWSLETTER_LINK_INVALID');
    expect((await shop.confirmNewsletter('late.reader@example.com', { requestedSecondsAgo: 6 * 86_400 })).status).toBe(
      201,
    );
  });

  test('the newsletter refuses an invalid address', async () => {
    for (const email of ['', 'salma', 'salma@', 'a@b', null, 7, ['salma@example.com']]) {
      expect((await shop.request('/newsletter-subscriptions', { body: { email } })).body.code).toBe(
        'VALIDATION_FAILED',
      );
    }
  });
});
