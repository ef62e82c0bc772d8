import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatPercent } from '#core/i18n/format.ts';
import { contentLanguages } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { pounds } from '#core/money/money.ts';
import { publicSettingsOf } from '#features/settings/server/default-settings.ts';
import { type MailCapture, someMail, soon, startMailCapture } from '#tests/support/mail/job-capture.ts';
import { settingsOfNewShop } from '#tests/support/mail/test-mailer.ts';
import { type MailServer, openMailServer, type ReceivedMail } from '#tests/support/servers/mail-server.ts';

const changed = {
  ...settingsOfNewShop,
  facts: {
    ...settingsOfNewShop.facts,
    name: { ar: 'فيروز', en: 'Fayrouz' },
    email: 'reply@fayrouz.example',
    address: {
      ...settingsOfNewShop.facts.address,
      ar: { street: '٧ شارع البحر', city: 'الإسكندرية', country: 'مصر' },
      en: { street: '7 Sea Street', city: 'Alexandria', country: 'Egypt' },
    },
  },
};
const fayrouz = { ...changed, public: publicSettingsOf(changed, { revision: 1 }) };

let server: MailServer;
let capture: MailCapture;
let settings = settingsOfNewShop;
beforeAll(async () => {
  server = await openMailServer();
  capture = await startMailCapture({ smtpUrl: server.url, shopSettings: { current: async () => settings } });
  await capture.run();
});
beforeEach(() => {
  settings = settingsOfNewShop;
});
afterAll(async () => {
  await capture.close();
  await server.close();
});

const mailsTo = (to: string) => server.mails.filter(({ recipients }) => recipients.includes(to));
const mailTo = (to: string): Promise<ReceivedMail> =>
  soon(() => {
    const [mail] = mailsTo(to);
    expect(mail).toBeDefined();
    return mail as ReceivedMail;
  });
/** An order to a zone whose delivery takes two or three days. */
const order = {
  orderNumber: 'ORD-1773000000000-ABCDEFGH2',
  language: 'ar',
  createdAt: '2026-03-10T09:00:00.000Z',
  paymentMethod: 'cash_on_delivery',
  shipping: {
    fullName: 'سلمى حسن',
    email: 'salma@example.com',
    phone: '+201001234567',
    address: '١٢ شارع المعز لدين الله',
    city: 'القاهرة',
    postalCode: '11511',
  },
  zone: { name: { ar: 'القاهرة', en: 'Cairo' }, freeFrom: null, days: { min: 2, max: 3 } },
  items: [{ name: { ar: 'طبق', en: 'Plate' }, quantity: 1, lineTotal: pounds(1250) }],
  subtotal: pounds(1250),
  bundleDiscount: 0,
  togetherDiscount: 0,
  promoDiscount: 0,
  promoCode: null,
  shippingCost: pounds(150),
  tax: pounds(175),
  taxPercent: 14,
  taxBase: 'before-discounts',
  bundlePercent: 10,
  togetherPercent: 15,
  total: pounds(1575),
  isGift: false,
  giftWrap: false,
  giftMessage: null,
};

describe('settings of a mail', () => {
  test.each(contentLanguages)('mails in %s use the settings at the time of sending', async (language) => {
    const to = `owner-${language}@example.com`;
    settings = fayrouz;
    await capture.send({ kind: 'account-deleted', to, language, name: '' });
    const { headers, html, text } = await mailTo(to);
    const name = fayrouz.facts.name[language];
    const texts = serverTexts(language, fayrouz.public).mail;
    expect(headers['from']).toContain(name);
    expect(headers).toMatchObject({ 'reply-to': 'reply@fayrouz.example', subject: texts.accountDeleted.subject });
    expect(texts.accountDeleted.subject).toContain(name);
    for (const body of [html, text])
      for (const fact of [name, fayrouz.facts.address[language].street, texts.signature]) expect(body).toContain(fact);
  });

  test('mails of the accounts service name the shop', async () => {
    settings = fayrouz;
    const mail = someMail({ language: 'en' });
    await capture.mail(mail);
    const { headers } = await mailTo(mail.to);
    expect(headers['subject']).toBe(serverTexts('en', fayrouz.public).mail.accounts.signup.subject);
    expect(headers['from']).toContain('Fayrouz');
  });
});

describe('order mails', () => {
  test.each([
    { language: 'ar', day: '١٣\u00a0مارس ٢٠٢٦' },
    { language: 'en', day: '13\u00a0March 2026' },
  ] as const)('order mails in $language name the delivery time of the zone of the order', async ({ language, day }) => {
    const to = `zone-${language}@example.com`;
    await capture.send({ kind: 'order-placed', to, order: { ...order, language } });
    const { text } = await mailTo(to);
    const { estimated, window } = messagesOf(language, settings.public).confirmation;
    const { arrival } = serverTexts(language, settings.public).mail.order;
    const value = arrival({ date: day, window: window({ days: order.zone.days }) });
    expect(text.split('\n')).toContain(`- ${estimated}: ${value}`);
  });

  test('mails about a new order reach each address once, even if one is listed twice and another fails', async () => {
    const addresses = ['first@example.com', 'one@example.com, two@example.com', 'last@example.com', 'last@example.com'];
    await capture.send(...addresses.map((to) => ({ kind: 'order-arrived', to, order })));
    await soon(async () => {
      const jobs = await capture.jobs();
      expect(jobs).toHaveLength(1);
      expect(jobs[0]?.attempts).toBeGreaterThan(1);
    });
    for (const to of ['first@example.com', 'last@example.com']) {
      const [mail, ...others] = mailsTo(to);
      expect(others).toEqual([]);
      expect(mail?.recipients).toEqual([to]);
      expect(mail?.headers['reply-to']).toBe(order.shipping.email);
    }
    await capture.database.pool.query('delete from graphile_worker._private_jobs');
  });

  test.each(contentLanguages)('order mails in %s state tax after discounts, and omit a tax of 0', async (language) => {
    const { orderSummary } = messagesOf(language, settings.public);
    const rate = formatPercent(0.14, language);
    const textOf = async (to: string, tax: Partial<typeof order>) => {
      await capture.send({ kind: 'order-placed', to, order: { ...order, ...tax, language } });
      return (await mailTo(to)).text;
    };
    const before = await textOf(`before-${language}@example.com`, {});
    expect(before).toContain(`- ${orderSummary.tax({ rate })}: `);
    const after = await textOf(`after-${language}@example.com`, { taxBase: 'after-discounts' });
    expect(after).toContain(`- ${orderSummary.taxAfterDiscounts({ rate })}: `);
    const none = await textOf(`none-${language}@example.com`, { taxPercent: 0, tax: 0 });
    expect(none).not.toContain(orderSummary.tax({ rate: formatPercent(0, language) }));
  });
});

describe('the welcome mail', () => {
  test.each([
    { language: 'ar', percent: '٢٠٪' },
    { language: 'en', percent: '20%' },
  ] as const)(
    'the welcome mail in $language names the percentage of the code, not of the settings',
    async ({ language, percent }) => {
      const to = `code-${language}@example.com`;
      await capture.send({ kind: 'welcome', to, language, name: 'Amina', code: { text: 'WELCOME-2', percent: 20 } });
      const { text } = await mailTo(to);
      const { welcome } = serverTexts(language, settings.public).mail;
      expect(text.split('\n')).toEqual(
        expect.arrayContaining([welcome.above({ rate: percent }), 'WELCOME-2', welcome.below]),
      );
    },
  );

  test.each(contentLanguages)('the welcome mail in %s mentions no code without one', async (language) => {
    const to = `no-code-${language}@example.com`;
    await capture.send({ kind: 'welcome', to, language, name: 'Amina', code: null });
    const { html, text } = await mailTo(to);
    const { welcome, hello } = serverTexts(language, settings.public).mail;
    expect(text.split('\n')).toEqual(expect.arrayContaining([hello({ name: 'Amina' }), welcome.about]));
    for (const body of [html, text])
      for (const sentence of [welcome.preheader, welcome.above({ rate: formatPercent(0.1, language) }), welcome.below])
        expect(body).not.toContain(sentence);
  });
});
