import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { pseudonymOf } from '#core/server/context.ts';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { createUnsubscribeToken } from '#core/server/mail/unsubscribe-token.ts';
import { consents } from '#generated/consents.gen.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { ConsentRecord } from '../consents.contract.ts';
import type { ExportedData } from '../testing/exported-data.ts';
import { deleteExpiredConsents } from './consents.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const soldOut = 'plate-star-calligraphy-02';
const mine = async ({ token }: SignedIn) => (await shop.request<ConsentRecord[]>('/consents', { token })).body;
const purposesOf = async (person: SignedIn) => (await mine(person)).map(({ purpose }) => purpose);
const withdraw = (purpose: string, { token }: SignedIn) =>
  shop.request<ConsentRecord[]>('/consent-withdrawals', { body: { purpose }, token });
const subscribe = (email: string, token?: string, language: ContentLanguage = 'ar') =>
  shop.confirmNewsletter(email, { token, language });
const subscribed = async (email: string) =>
  (await shop.database.pool.query('select from newsletter_subscriptions where email = $1', [email])).rowCount === 1;
const logOf = async (email: string) =>
  (
    await shop.database.pool.query(
      'select purpose, is_granted, source, language from consents where subject_hash = $1 order by id',
      [pseudonymOf(shop.context, email)],
    )
  ).rows;

const currentText = (purpose: string, language: 'ar' | 'en') =>
  consents.find(({ name }) => name === purpose)?.versions.at(-1)?.text[language];

describe('consents of a customer', () => {
  test('lists consents with the text and language that the customer read', async () => {
    const salma = await shop.signUp();
    await subscribe(salma.email, salma.token, 'en');
    await shop.request('/stock-notifications', {
      body: { productId: soldOut, email: salma.email, language: 'ar' },
      token: salma.token,
    });
    const message = { name: 'سلمى', email: salma.email, subject: 'سؤال عن طبق', message: 'متى يصل الطبق إلى أسوان؟' };
    await shop.request('/contact-messages?language=en', { body: message, token: salma.token });
    const records = await mine(salma);
    expect(records).toMatchObject([
      { purpose: 'contact_message', source: 'contact_form', isGranted: true },
      {
        purpose: 'stock_notification',
        source: 'product_page',
        text: currentText('stock_notification', 'ar'),
        language: 'ar',
      },
      { purpose: 'newsletter', source: 'footer', text: currentText('newsletter', 'en'), language: 'en' },
      { purpose: 'account', source: 'sign_up', text: currentText('account', 'ar'), language: 'ar' },
    ]);
  });

  test('a withdrawal in the account ends the subscription, and a repeated one succeeds', async () => {
    const salma = await shop.signUp();
    await subscribe(salma.email, salma.token);
    await shop.request('/stock-notifications', {
      body: { productId: soldOut, email: 'her.other@example.com' },
      token: salma.token,
    });
    for (const _ of [1, 2]) {
      const { status, body } = await withdraw('newsletter', salma);
      expect([status, body.map(({ purpose }) => purpose)]).toEqual([200, ['stock_notification', 'account']]);
    }
    expect(await subscribed(salma.email)).toBe(false);
    await withdraw('stock_notification', salma);
    expect(await purposesOf(salma)).toEqual(['account']);
    const waiting = await shop.database.pool.query('select from stock_notifications where user_id = $1', [
      salma.userId,
    ]);
    expect(waiting.rowCount).toBe(0);
    expect((await logOf(salma.email)).map(({ source }) => source)).toEqual(['sign_up', 'footer', 'account_page']);

    await subscribe(salma.email, salma.token);
    expect(await purposesOf(salma)).toEqual(['newsletter', 'account']);
    const { body } = await shop.request<ExportedData>('/personal-data', { token: salma.token });
    expect(body.consents.map(({ purpose, isGranted }) => `${purpose} ${isGranted}`)).toEqual([
      'newsletter true',
      'stock_notification false',
      'newsletter false',
      'stock_notification true',
      'newsletter true',
      'account true',
    ]);
  });

  test('an unverified account with the same address can neither see nor withdraw consents', async () => {
    const address = 'somebody.else@example.com';
    await subscribe(address);
    const anonymous = await shop.signUp({ email: address });
    expect(await purposesOf(anonymous)).toEqual(['account']);
    expect((await withdraw('newsletter', anonymous)).status).toBe(200);
    expect(await subscribed(address)).toBe(true);
    // the account's own notification ends, the one of the address stays
    await shop.request('/stock-notifications', { body: { productId: soldOut, email: address } });
    await shop.request('/stock-notifications', {
      body: { productId: soldOut, email: 'mine@example.com' },
      token: anonymous.token,
    });
    await withdraw('stock_notification', anonymous);
    const { rows } = await shop.database.pool.query('select email from stock_notifications where email = any ($1)', [
      [address, 'mine@example.com'],
    ]);
    expect(rows).toEqual([{ email: address }]);
    const other = await shop.signUp();
    expect(await purposesOf(other)).toEqual(['account']);
    // a form with another person's address is no consent of the account
    await subscribe('a.third@example.com', other.token);
    expect(await purposesOf(other)).toEqual(['account']);
  });

  test('the consents to the account and to contact messages cannot be withdrawn', async () => {
    const salma = await shop.signUp();
    for (const purpose of ['account', 'contact_message', 'everything']) {
      expect((await withdraw(purpose, salma)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    expect((await shop.request('/consents')).body.code).toBe('SIGN_IN_REQUIRED');
  });
});

describe('consent log', () => {
  test('the consent log records the source of a withdrawal: an admin or the account deletion', async () => {
    const admin = await shop.signUpAdmin();
    const [one, other] = ['one.reader@example.com', 'Other.Reader@example.com'];
    for (const email of [one, other]) await subscribe(email, undefined, 'en');
    const list = await shop.request<{ items: { id: string; email: string; agreed: object }[] }>(
      '/admin/newsletter-subscriptions?q=reader@',
      {
        token: admin.token,
      },
    );
    expect(list.body.items).toHaveLength(2);
    for (const { agreed } of list.body.items)
      expect(agreed).toMatchObject({ language: 'en', text: currentText('newsletter', 'en') });
    const id = list.body.items.find(({ email }) => email === one)?.id;
    await shop.request(`/admin/newsletter-subscriptions/${id}`, { method: 'DELETE', token: admin.token });
    expect(await logOf(one)).toEqual([
      { purpose: 'newsletter', is_granted: true, source: 'footer', language: 'en' },
      { purpose: 'newsletter', is_granted: false, source: 'admin', language: null },
    ]);

    const leaver = await shop.signUp({ email: other, isProven: true });
    await shop.request('/account-deletions', { body: { language: 'ar', password: 'Lapis-1234' }, token: leaver.token });
    expect(
      (await logOf(other.toLowerCase())).map(({ purpose, is_granted, source }) => [purpose, is_granted, source]),
    ).toEqual([
      ['newsletter', true, 'footer'],
      ['account', true, 'sign_up'],
      ['account', false, 'account_deletion'],
      ['newsletter', false, 'account_deletion'],
    ]);
  });

  test('the consent log contains no personal data', async () => {
    await subscribe('nobody.knows@example.com');
    const { rows } = await shop.database.pool.query('select entry::text as text from consents as entry');
    expect(rows.map(({ text }) => text).filter((text) => /example|@|nobody/.test(text))).toEqual([]);
    const guessed = createSecretBox(Buffer.alloc(32)).hash('consent', 'nobody.knows@example.com');
    expect((await shop.database.pool.query('select from consents where subject_hash = $1', [guessed])).rowCount).toBe(
      0,
    );
  });

  test('a refused request records no consent', async () => {
    const email = 'refused@example.com';
    await subscribe(email);
    expect((await subscribe(email)).body.code).toBe('ALREADY_SUBSCRIBED');
    await shop.request('/stock-notifications', { body: { productId: 'cup-tea-01', email } });
    for (const _ of [1, 2]) await shop.request('/stock-notifications', { body: { productId: soldOut, email } });
    await shop.request('/unsubscriptions', {
      body: { token: createUnsubscribeToken(createSecretBox(Buffer.alloc(32)), { list: 'newsletter', email }) },
    });
    expect((await logOf(email)).map(({ purpose }) => purpose)).toEqual(['newsletter', 'stock_notification']);
  });

  test('the consent log is append-only, except that consents withdrawn three years ago are deleted', async () => {
    const { pool } = shop.database;
    for (const attempt of ['update consents set is_granted = true', 'delete from consents', 'truncate consents']) {
      await expect(pool.query(attempt)).rejects.toThrow('the log of consents is only ever added to');
    }
    const years = (count: number) => new Date(Date.now() - count * 366 * 86_400_000);
    const write = (email: string, rows: readonly (readonly [Date, boolean, string])[]) =>
      Promise.all(
        rows.map(([at, isGiven, purpose]) =>
          pool.query(
            `insert into consents (created_at, purpose, is_granted, text_version, language, source, subject_hash)
             values ($1, $2, $3, $4, $5, 'footer', $6)`,
            [at, purpose, isGiven, isGiven ? 1 : null, isGiven ? 'ar' : null, pseudonymOf(shop.context, email)],
          ),
        ),
      );
    await write('long.gone', [[years(5), true, 'newsletter']]);
    await write('long.gone', [[years(4), false, 'newsletter']]);
    await write('just.gone', [[years(5), true, 'newsletter']]);
    await write('just.gone', [[years(2), false, 'newsletter']]);
    await write('came.back', [[years(5), true, 'newsletter']]);
    await write('came.back', [[years(4.5), false, 'newsletter']]);
    await write('came.back', [[years(4), true, 'newsletter']]);
    await write('still.here', [
      [years(9), true, 'newsletter'],
      [years(8), true, 'contact_message'],
    ]);
    await deleteExpiredConsents(shop.context);
    const countLogged = async (email: string) => (await logOf(email)).length;
    expect(await Promise.all(['long.gone', 'just.gone', 'came.back', 'still.here'].map(countLogged))).toEqual([
      0, 2, 1, 1,
    ]);
  });
});
