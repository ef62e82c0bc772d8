import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionKey, shippingFieldValue, storedAdmin } from '#features/auth/testing/users.ts';
import { newProduct } from '#features/products/testing/product-input.ts';
import { inEachLanguage, openShopInBrowser, type ShopInBrowser, twoVisitors } from '../support/browser.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { allMessages } from '../support/mail/dev-mailbox.ts';
import { placeAnOrder } from '../support/pages.ts';

/** All hostile texts in one line. */
const evil = `evil ${hostileTexts['a script']} ${hostileTexts['an HTML attribute']} ${hostileTexts['a template']}`;
const both = { ar: evil, en: evil };

let shop: ShopInBrowser;
let id: string;
let admin: Readonly<Record<string, string>>;
let customer: Readonly<Record<string, string>>;
let orderNumber: string;

/** Fills all input of customers and admins with it. */
beforeAll(async () => {
  shop = await openShopInBrowser();
  admin = await storedAdmin(shop);
  const product = {
    ...newProduct(),
    name: both,
    subtitle: { ar: '<b>evil</b>', en: '<b>evil</b>' },
    description: both,
  };
  const made = await send('/admin/products', admin, {
    product: { ...product, category: 'cups', features: { ar: [evil], en: [evil] } },
    isArchived: false,
  });
  id = String(made['id']);
  const placed = await placeAnOrder(shop, twoVisitors[1] as (typeof twoVisitors)[0], {
    lines: [{ productId: id, quantity: 1 }],
    shipping: { ...shippingFieldValue.en, address: evil, city: '<b>evil</b>' },
    gift: { isGift: true, giftWrap: false, giftMessage: evil },
  });
  orderNumber = placed.orderNumber;
  customer = placed.stored;
  const { pool } = shop.database;
  await pool.query(
    `insert into payment_issues (kind, provider, subject, created_at) values ('unmatched', 'paymob', $1, now())`,
    [evil],
  );
  await pool.query(
    `insert into transfer_proofs (order_id, bank_reference, picture, upload_hash, picture_hash, state, created_at)
     select id, '<b>evil</b>', 'x', sha256('x'), sha256('x'), 'sent', now() from orders where order_number = $1`,
    [orderNumber],
  );
  const { email: _, ...address } = shippingFieldValue.en;
  await send('/saved-addresses', customer, { ...address, label: '<img src=x onerror=evil()>', address: evil });
  await send('/reviews', customer, { productId: id, rating: 5, comment: evil });
  await send('/contact-messages', {}, { name: 'evil <b>', email: 'evil@example.com', subject: evil, message: evil });
});

afterAll(() => shop.close());

const send = async (path: string, stored: Readonly<Record<string, string>>, body: object) => {
  const { access_token: token } = JSON.parse(stored[sessionKey] ?? '{}');
  const response = await fetch(`${shop.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as Readonly<Record<string, unknown>>;
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('user input is rendered as text on every page', async () => {
    const searchPath = `/products?q=${encodeURIComponent(evil.slice(0, 200))}`;
    const own = [`/order-confirmation/${orderNumber}`, '/account', '/account?tab=addresses'];
    const adminPage = [
      'orders',
      'payments',
      'transfers',
      'contact-messages',
      'products?q=evil',
      'reviews',
      'audit-log',
    ].map((part) => `/admin/${part}`);
    const isCustomer = visitor.language === 'ar';
    const { page, open, faults, leave } = await shop.visit(visitor, { stored: isCustomer ? customer : admin });
    for (const path of ['/products/cups?q=evil', `/product/${id}`, searchPath, ...(isCustomer ? own : adminPage)]) {
      await open(path);
      const containsEvil = () => page.evaluate(() => document.body.innerHTML.includes('evil'));
      await expect.poll(containsEvil, { message: path }).toBe(true);
      const elements = page.locator('img[src=x], [onfocus], [onerror], b:text("evil"), main script');
      expect(await elements.count(), path).toBe(0);
    }
    expect(faults).toEqual([]);
    await leave();
  });
});

test('structured data contains hostile input as text', async () => {
  const html = await (await fetch(`${shop.url}/product/${id}?lang=en`)).text();
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );
  expect(facts.length).toBeGreaterThan(0);
  expect(JSON.stringify(facts)).toContain('onerror=evil()');
  expect(html).not.toMatch(/<img src=x|<script>evil/);
});

test('a URL with hostile input gets the usual response', async () => {
  for (const text of Object.values(hostileTexts)) {
    const part = encodeURIComponent(text.toWellFormed().slice(0, 1_000));
    for (const path of [
      `/products?q=${part}`,
      `/product/${part}`,
      `/products/${part}`,
      `/cart/products.data?ids=${part}`,
    ]) {
      const response = await fetch(shop.url + path, { redirect: 'manual' });
      expect([path, response.status < 500, response.headers.get('location')]).toEqual([path, true, null]);
      const { headers } = response;
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      if (headers.get('content-type')?.includes('html'))
        expect(await response.text(), path).not.toMatch(/<img src=x|<script>evil/);
    }
  }
});

test('order mails contain hostile input as text', async () => {
  const about = async () => (await allMessages(shop.shop)).filter(({ html = '' }) => html.includes(orderNumber));
  // to the customer, to the other address in the order, and to the shop
  await expect.poll(async () => (await about()).length).toBe(3);
  for (const { subject = '', html = '' } of await about()) {
    expect(html).toContain('&lt;img src=x onerror=evil()&gt;');
    // pictures of a mail are parts of it
    expect(html).not.toMatch(/<img(?! src="cid:)|<script|<b>evil/);
    expect(subject).not.toMatch(/[\r\n<]/);
  }
});
