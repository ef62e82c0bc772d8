import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDate, formatMoney, formatNumber, formatPercent, isolateText } from '#core/i18n/format.ts';
import { type ContentLanguage, contentLanguages, directionOf, localisedAddress } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { estimatedDelivery } from '#features/orders/estimated-delivery.ts';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { issueCode, linesOf, orderInputFor, setStock, totalOf } from '#features/orders/testing/orders.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { productName } from '#features/products/product-name.ts';
import { farDays, twoZones } from '#features/shipping/testing/shipping-zones.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { settingsOfNewShop } from '#tests/support/mail/test-mailer.ts';
import { saveRules } from '#tests/support/save-rules.ts';
import { type MailServer, openMailServer, type ReceivedMail } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { checkoutPersonalData } from './checkout.privacy.ts';

const { facts: owner } = settingsOfNewShop;

let server: MailServer;
let shop: OpenShop;
let salma: SignedIn;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
  salma = await shop.signUp();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
  await server.close();
});

const placeOrder = async (overrides: Partial<PlaceOrder>): Promise<{ orderNumber: string; total: number }> => {
  const expectedTotal = await totalOf(shop, salma.token, overrides);
  const { status, body } = await shop.request<{ orderNumber: string; total: number }>('/orders', {
    body: orderInputFor({ ...overrides, expectedTotal }),
    token: salma.token,
  });
  expect(status).toBe(201);
  return body;
};

const about = (orderNumber: string, to: string): readonly ReceivedMail[] =>
  server.mails.filter(({ recipients, text }) => recipients.includes(to) && text.includes(orderNumber));

const mailAbout = (orderNumber: string, to: string): Promise<ReceivedMail> =>
  soon(() => {
    const [mail] = about(orderNumber, to);
    expect(mail).toBeDefined();
    return mail as ReceivedMail;
  });

const allSent = () =>
  soon(async () => {
    const { rows } = await shop.database.pool.query('select from graphile_worker._private_jobs');
    expect(rows).toEqual([]);
  });

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

/** The first bytes of a JPEG. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** An order with every optional part. */
const richOrder = (language: ContentLanguage): Partial<PlaceOrder> => ({
  language,
  lines: [...linesOf('plate-lotus-01', 'cup-tea-05'), { productId: 'plate-arabesque-01', quantity: 2 }],
  shipping: { ...orderInputFor().shipping, email: `buyer-${language}@example.com`, fullName: 'Salma حسن' },
  promoCode: `TEN-${language.toUpperCase()}`,
  gift: { isGift: true, giftWrap: true, giftMessage: 'كل عام وأنتم بخير\nWith <3' },
});

type Item = Readonly<Record<'name' | 'subtitle', Readonly<Record<ContentLanguage, string>>>> & {
  readonly quantity: number;
  readonly lineTotal: number;
};

describe.each(contentLanguages)('mails of an order placed in %s', (language) => {
  const t = messagesOf(language, testSettings);
  const { mail: mails } = serverTexts(language, testSettings);
  const money = (amount: number) => formatMoney(amount, language);

  test('the customer’s mail shows items, amounts with discounts, day, address and gift message in both bodies', async () => {
    await issueCode(shop, `TEN-${language.toUpperCase()}`);
    const { orderNumber, total } = await placeOrder(richOrder(language));
    const { rows } = await shop.database.pool.query('select * from orders where order_number = $1', [orderNumber]);
    const [order] = rows;
    const { headers, html, text, pictures, recipients } = await mailAbout(orderNumber, salma.email);
    const day = formatDate(estimatedDelivery(order.created_at, order.shipping_zone), language);

    expect(recipients).toEqual([salma.email]);
    expect(headers).toMatchObject({ 'content-language': language, 'reply-to': owner.email });
    expect(headers['subject']).toBe(mails.order.pending.subject({ orderNumber }));
    expect(headers).not.toHaveProperty('list-unsubscribe');

    const { orderSummary, confirmation, checkout } = t;
    const rowsInOrder: [label: string, value: string][] = [
      [confirmation.orderNumber, isolateText(orderNumber)],
      [mails.order.placedOn, formatDate(order.created_at, language)],
      [confirmation.estimated, mails.order.arrival({ date: day, window: confirmation.window(order.shipping_zone) })],
      [checkout.payment.title, checkout.payment.methods.cash_on_delivery.name],
      ...(order.items as readonly Item[]).map((item): [string, string] => [
        mails.order.item({
          name: productName(item.name[language], item.subtitle[language]),
          quantity: formatNumber(item.quantity, language),
        }),
        money(item.lineTotal),
      ]),
      [orderSummary.subtotal, money(order.subtotal)],
      [
        orderSummary.bundleDiscount({ rate: formatPercent(order.bundle_percent / 100, language) }),
        money(-order.bundle_discount),
      ],
      [orderSummary.promoDiscount({ code: order.promo_code }), money(-order.discount_amount)],
      [orderSummary.shipping, order.shipping_cost === 0 ? orderSummary.free : money(order.shipping_cost)],
      [orderSummary.tax({ rate: formatPercent(order.tax_percent / 100, language) }), money(order.tax)],
      [orderSummary.total, money(total)],
    ];
    const expectedRows = rowsInOrder.map(([label, value]) => `- ${label}: ${value}`);
    expect(text.split('\n').filter((line) => line.startsWith('- ') && line.includes(': '))).toEqual(expectedRows);
    const plainText = html.replaceAll(/<[^>]+>/g, '');
    for (const [label, value] of rowsInOrder) expect(plainText).toContain(asHtml(`${label} ${value}`));

    const lines = text.split('\n');
    expect(lines[0]).toBe(mails.hello({ name: 'Salma حسن' }));
    const written = ['Salma حسن', '١٢ شارع المعز لدين الله', 'القاهرة', '11511', '+201001234567', 'كل عام وأنتم بخير'];
    for (const line of written) {
      expect(lines).toContain(`- ${isolateText(line)}`);
      expect(html).toContain(isolateText(line));
    }
    expect(lines).toContain(`- ${checkout.gift.wrap}`);
    expect(html).toContain(`${isolateText('With &lt;3')}</td>`);

    const link = localisedAddress(`/order-confirmation/${orderNumber}`, 'https://shop.example', language);
    expect(lines).toContain(link);
    expect(html).toContain(`href="${asHtml(link)}"`);
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    for (const id of ['plate-lotus-01', 'cup-tea-05', 'plate-arabesque-01']) {
      expect(html).toContain(`src="cid:product-${id}"`);
      expect(pictures.find(({ cid }) => cid === `product-${id}`)?.bytes.subarray(0, 3)).toEqual(JPEG);
    }
    expect(html).toContain(`src="cid:wordmark-${language}" alt="${testSettings.name[language]}"`);
    expect(pictures.map(({ cid }) => cid)).toContain(`wordmark-${language}`);
    expect(html).not.toMatch(/<(link|script|iframe)\b|@import|url\(|src="(?!cid:)/);
  });

  test('the seller’s mail shows the order in Arabic, then in English, with a chat link to the customer', async () => {
    const shipping = { ...orderInputFor().shipping, email: `told-${language}@example.com` };
    const { orderNumber, total } = await placeOrder({ language, shipping });
    const { headers, html, text, recipients } = await mailAbout(orderNumber, owner.email);
    expect(recipients).toEqual([owner.email]);
    expect(headers).toMatchObject({ 'content-language': 'ar', 'reply-to': shipping.email });
    expect(headers['subject']).toBe(serverTexts('ar', testSettings).mail.orderArrived.subject({ orderNumber }));

    const sentences = contentLanguages.map((each) =>
      serverTexts(each, testSettings).mail.orderArrived.about({
        name: shipping.fullName,
        total: formatMoney(total, each),
      }),
    );
    const places = sentences.map((sentence) => text.indexOf(sentence));
    expect(places[0]).toBeGreaterThan(0);
    expect(places[1]).toBeGreaterThan(Number(places[0]));
    for (const sentence of sentences) expect(html).toContain(asHtml(sentence));
    for (const each of contentLanguages) {
      expect(html).toContain(`<div lang="${each}" dir="${directionOf(each)}" role="article"`);
      expect(text).toContain(`- ${messagesOf(each, testSettings).fields.phone}: ${isolateText('+201001234567')}`);
      expect(text).toContain(`- ${messagesOf(each, testSettings).fields.email}: ${isolateText(shipping.email)}`);
    }

    const chats = text.split('\n').filter((line) => line.startsWith('https://wa.me/'));
    expect(chats).toEqual(Array(2).fill('https://wa.me/201001234567'));
    expect(html).toContain(`href="${asHtml(String(chats[0]))}"`);
  });
});

test('a refused order sends no mail', async () => {
  await allSent();
  const before = server.mails.length;
  for (const input of [
    { expectedTotal: 1 },
    { lines: linesOf('plate-star-calligraphy-02') },
    { promoCode: 'NO-SUCH' },
  ]) {
    const { status } = await shop.request('/orders', { body: orderInputFor(input), token: salma.token });
    expect(status).toBeGreaterThanOrEqual(400);
  }
  await allSent();
  expect(server.mails).toHaveLength(before);
});

test('an order sent ten times at once, and again after its mails, sends its mails once', async () => {
  const shipping = { ...orderInputFor().shipping, email: 'once@example.com' };
  const input = orderInputFor({ shipping });
  const sendOrder = () => shop.request<{ orderNumber: string }>('/orders', { body: input, token: salma.token });
  const responses = await Promise.all(Array.from({ length: 10 }, sendOrder));
  const [orderNumber = '', ...others] = new Set(responses.map(({ body }) => body.orderNumber));
  expect(others).toEqual([]);
  await mailAbout(orderNumber, salma.email);
  await allSent();
  expect((await sendOrder()).body.orderNumber).toBe(orderNumber);
  await allSent();
  for (const to of [salma.email, 'once@example.com', owner.email]) expect(about(orderNumber, to), to).toHaveLength(1);
});

test('an address other than the account’s gets one confirmation a day, from any account and in any case', async () => {
  const nour = await shop.signUp();
  await setStock(shop, 'plate-lotus-01', 100);
  const order = (email: string, token: string) =>
    shop.request<{ orderNumber: string }>('/orders', {
      body: orderInputFor({ shipping: { ...orderInputFor().shipping, email } }),
      token,
    });
  const named = ['stranger@example.com', 'Stranger@Example.com'];
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => order(named[index % 2] ?? '', index % 4 < 2 ? salma.token : nour.token)),
  );
  expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
  await allSent();
  const copies = () => server.mails.filter(({ recipients }) => /stranger@/i.test(recipients.join()));
  expect(copies()).toHaveLength(1);
  for (const [index, { body }] of responses.entries()) {
    expect(about(body.orderNumber, index % 4 < 2 ? salma.email : nour.email)).toHaveLength(1);
    expect(about(body.orderNumber, owner.email)).toHaveLength(1);
  }
  shop.wait(86_300);
  await order('stranger@example.com', salma.token);
  await allSent();
  expect(copies()).toHaveLength(1);
  shop.wait(200);
  await order('stranger@example.com', salma.token);
  await allSent();
  expect(copies()).toHaveLength(2);
  const { rows } = await shop.database.pool.query(
    `select encode(address, 'escape') like '%stranger%' as is_clear from order_confirmation_mails`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ is_clear }) => is_clear === false)).toBe(true);
  shop.wait(86_500);
  for (const { run } of checkoutPersonalData.retention ?? []) await run(shop.context);
  expect((await shop.database.pool.query('select from order_confirmation_mails')).rowCount).toBe(0);
});

test('a new order is mailed to each address of the settings separately', async () => {
  const newOrders = ['packing@example.com', 'accounts@example.com'];
  await shop.database.pool.query(
    `insert into setting_versions (section, version, value, admin_id, published_at)
      values ('notifications', 1, $1, $2, now())`,
    [JSON.stringify({ sellerPhone: null, newOrders }), salma.userId],
  );
  shop.context.shopSettings.invalidate();
  const { orderNumber } = await placeOrder({});
  await allSent();
  for (const to of newOrders) {
    const [mail, ...others] = about(orderNumber, to);
    expect(mail?.recipients).toEqual([to]);
    expect(others).toEqual([]);
  }
  expect(about(orderNumber, owner.email)).toEqual([]);
});

test.each(contentLanguages)(
  'the mails in %s have the delivery days and the fee of the order’s zone',
  async (language) => {
    const admin = await shop.signUpAdmin();
    const callAsAdmin = async (path: string, asking = {}) =>
      (await shop.request<unknown>(path, { ...asking, token: admin.token })).body;
    await saveRules(callAsAdmin, { shipping: twoZones() });
    const { shipping } = orderInputFor();
    const { orderNumber } = await placeOrder({
      language,
      paymentMethod: 'bank_transfer',
      shipping: { ...shipping, city: 'Aswan', postalCode: '81511' },
    });
    await saveRules(callAsAdmin, { shipping: defaultRules.shipping });
    const { text } = await mailAbout(orderNumber, salma.email);
    expect(text).toContain(messagesOf(language, testSettings).confirmation.window({ days: farDays }));
    expect(text).toContain(formatMoney(12_000, language));
  },
);
