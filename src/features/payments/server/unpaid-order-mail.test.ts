import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentLanguage, contentLanguages, localisedAddress } from '#core/i18n/language.ts';
import { formatMoment } from '#core/i18n/moment.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { issueCode, orderInputFor, totalOf } from '#features/orders/testing/orders.ts';
import { changeSettings } from '#tests/support/change-settings.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { settingsOfNewShop } from '#tests/support/mail/test-mailer.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { openStripeGateway, type StripeGateway } from '../providers/stripe/testing/stripe-gateway.ts';

let server: MailServer;
let gateway: StripeGateway;
let shop: OpenShop;
let salma: SignedIn;
beforeAll(async () => {
  [server, gateway] = await Promise.all([openMailServer(), openStripeGateway()]);
  shop = await openShop({ smtpUrl: server.url, payments: { stripe: gateway.values } });
  salma = await shop.signUp();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
  await server.close();
  await gateway.close();
});

const placeByCard = async (language: ContentLanguage, promoCode?: string) => {
  const options = { language, paymentMethod: 'card', ...(promoCode ? { promoCode } : {}) } as const;
  const expectedTotal = promoCode ? 0 : await totalOf(shop, salma.token, options);
  const { body } = await shop.request<{ orderNumber: string }>('/orders', {
    body: orderInputFor({ ...options, expectedTotal }),
    token: salma.token,
  });
  const { rows } = await shop.database.pool.query<{ payment_deadline: Date }>(
    'select payment_deadline from orders where order_number = $1',
    [body.orderNumber],
  );
  return { orderNumber: body.orderNumber, paymentDeadline: rows[0]?.payment_deadline ?? new Date(0) };
};

test.each(contentLanguages)(
  'a card order mails the customer that it is unpaid, with deadline and payment link (%s)',
  async (language) => {
    const { orderNumber, paymentDeadline } = await placeByCard(language);
    const { toPay, payButton } = serverTexts(language, testSettings).mail.order;
    const mails = () => server.mails.filter(({ text }) => text.includes(orderNumber));
    const mail = await soon(() => {
      const match = mails().find(({ recipients }) => recipients.includes(salma.email));
      expect(match).toBeDefined();
      return match;
    });
    const time = formatMoment(paymentDeadline, language);
    expect(mail?.text.replaceAll(/\s+/gu, ' ')).toContain(toPay.until({ time }));
    expect(mail?.text).toContain(payButton);
    expect(mail?.text).toContain(
      localisedAddress(`/order-confirmation/${orderNumber}`, 'https://shop.example', language),
    );
    // the seller is mailed after the payment
    expect(mails().flatMap(({ recipients }) => recipients)).not.toContain(settingsOfNewShop.facts.email);
  },
);

test.each(contentLanguages)(
  'a free card order mails neither an amount due nor a payment link (%s)',
  async (language) => {
    const admin = await shop.signUpAdmin();
    const settings = (await shop.request<{ shipping: { value: { defaultZone: object } } }>('/admin/settings', admin))
      .body;
    const { defaultZone } = settings.shipping.value;
    await changeSettings((path, asking) => shop.request(path, { ...asking, token: admin.token }), {
      tax: { percent: 0 },
      shipping: { defaultZone: { ...defaultZone, fee: 0 } as never },
    });
    await issueCode(shop, `GIFT-${language}`.toUpperCase(), { discount_value: 100 });
    const { orderNumber } = await placeByCard(language, `GIFT-${language}`.toUpperCase());
    const { toPay, payButton, nothingDue } = serverTexts(language, testSettings).mail.order;
    const mailTo = (address: string) =>
      soon(() => {
        const mail = server.mails.find(
          ({ text, recipients }) => text.includes(orderNumber) && recipients.includes(address),
        );
        expect(mail).toBeDefined();
        return mail?.text.replaceAll(/\s+/gu, ' ') ?? '';
      });
    const text = await mailTo(salma.email);
    expect(text).not.toContain(toPay.text);
    expect(text).not.toContain(payButton);
    expect(text).toContain(nothingDue);
    // no payment to await, so the seller is mailed at once
    expect(await mailTo(settingsOfNewShop.facts.email)).toContain(orderNumber);
  },
);
