import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatMoney, isolateText } from '#core/i18n/format.ts';
import { contentLanguages, localisedAddress } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { setStock } from '#features/orders/testing/orders.ts';
import { orderItemName } from '#features/products/product-name.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { sendStockNotifications } from './stock-notifications.ts';

const productId = 'cup-tea-01';
const product = catalogue.find(({ id }) => id === productId);

let server: MailServer;
let shop: OpenShop;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
  await server.close();
});
beforeEach(() => setStock(shop, productId, 0));

const register = async (email: string, body: object = {}) => {
  const { status } = await shop.request('/stock-notifications', { body: { productId, email, ...body } });
  expect(status).toBe(201);
};
const sendPending = () =>
  inTransaction(shop.database, (transaction) => sendStockNotifications(shop.context, transaction, productId));
const mailsTo = (email: string) => server.mails.filter(({ recipients }) => recipients.includes(email));
const allSent = () =>
  soon(async () => {
    const { rows } = await shop.database.pool.query('select from graphile_worker._private_jobs');
    expect(rows).toEqual([]);
  });

describe('a product back in stock', () => {
  test.each(contentLanguages)(
    'sends its notifications in %s, once, with price and unsubscribe link',
    async (language) => {
      const email = `waits-${language}@example.com`;
      await register(email, { language });
      await setStock(shop, productId, 4);
      expect(await sendPending()).toBe(1);
      await soon(() => expect(mailsTo(email)).toHaveLength(1));
      expect(await sendPending()).toBe(0);
      await allSent();

      const [mail, ...others] = mailsTo(email);
      expect(others).toEqual([]);
      const name = product === undefined ? '' : orderItemName(product, language);
      const t = serverTexts(language, testSettings).mail.backInStock;
      expect(mail?.headers).toMatchObject({
        subject: t.subject({ product: name }),
        'content-language': language,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      });
      const price = formatMoney(product?.price ?? 0, language);
      const link = localisedAddress(`/product/${productId}`, 'https://shop.example', language);
      const lines = mail?.text.split('\n');
      expect(lines).toEqual(expect.arrayContaining([...t.body({ product: isolateText(name), price }), link, t.why]));
      expect(mail?.html).toContain(price);
      expect(mail?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    },
  );

  test('notifies each recipient once when several processes restock it concurrently', async () => {
    const people = Array.from({ length: 12 }, (_, index) => `crowd-${index}@example.com`);
    for (const email of people) await register(email);
    await setStock(shop, productId, 4);
    const counts = await Promise.all(Array.from({ length: 6 }, sendPending));
    expect(counts.reduce((sum, count) => sum + count)).toBe(people.length);
    await soon(() => expect(people.flatMap(mailsTo)).toHaveLength(people.length));
    await allSent();
    expect(people.map((email) => mailsTo(email).length)).toEqual(people.map(() => 1));
  });

  test('sends nothing when the restock is rolled back, or while out of stock or not listed', async () => {
    await register('patient@example.com');
    expect(await sendPending()).toBe(0);
    await setStock(shop, productId, 4);
    await shop.database.pool.query('update products set is_archived = true where id = $1', [productId]);
    expect(await sendPending()).toBe(0);
    await shop.database.pool.query('update products set is_archived = false where id = $1', [productId]);
    const rolledBack = inTransaction(shop.database, async (transaction) => {
      expect(await sendStockNotifications(shop.context, transaction, productId)).toBe(1);
      throw new Error('the transaction fails');
    });
    await expect(rolledBack).rejects.toThrow('the transaction fails');
    await allSent();
    expect(mailsTo('patient@example.com')).toEqual([]);
    expect(await sendPending()).toBe(1);
    await soon(() => expect(mailsTo('patient@example.com')).toHaveLength(1));
  });

  test('notifies a recipient who registers again, even after an equal mail failed permanently', async () => {
    const email = 'again@example.com';
    const jobs = async () =>
      (await shop.database.pool.query('select last_error from graphile_worker._private_jobs')).rows;
    server.refuse({ number: 451, sentence: 'come back later' });
    await register(email);
    await setStock(shop, productId, 4);
    await sendPending();
    await soon(async () => expect(await jobs()).toEqual([{ last_error: expect.stringContaining('451') }]));
    await shop.database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
    server.refuse(null);
    // at most one mail per day and product
    shop.wait(86_401);
    await setStock(shop, productId, 0);
    await register(email);
    await setStock(shop, productId, 4);
    expect(await sendPending()).toBe(1);
    await soon(() => expect(mailsTo(email)).toHaveLength(1));
    await shop.database.pool.query('delete from graphile_worker._private_jobs');
  });

  test('allows unsubscribing from all notifications without affecting others', async () => {
    await register('enough@example.com');
    await setStock(shop, productId, 1);
    await sendPending();
    const mail = await soon(() => {
      expect(mailsTo('enough@example.com')).toHaveLength(1);
      return mailsTo('enough@example.com')[0];
    });
    await setStock(shop, 'cup-tea-02', 0);
    await setStock(shop, productId, 0);
    await register('Enough@Example.com', { productId: 'cup-tea-02' });
    await register('other@example.com');
    await shop.confirmNewsletter('enough@example.com');
    const link = String(mail?.headers['list-unsubscribe']).slice(1, -1);
    const token = new URL(link).searchParams.get('token');
    expect((await shop.request('/unsubscriptions', { body: { token } })).status).toBe(200);
    const { rows } = await shop.database.pool.query('select email from stock_notifications where not notified');
    expect(rows).toEqual([{ email: 'other@example.com' }]);
    const { rows: readers } = await shop.database.pool.query('select email from newsletter_subscriptions');
    expect(readers).toEqual([{ email: 'enough@example.com' }]);
  });
});
