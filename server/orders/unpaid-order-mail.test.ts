import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languages, localisedAddress } from '../../domain/language.ts';
import { contentOf } from '../../locales/content.ts';
import { formatMoment } from '../../locales/moment.ts';
import { soon } from '../../tests/support/mail/job-capture.ts';
import { settingsOfNewShop } from '../../tests/support/mail/test-mailer.ts';
import { orderInputFor, totalOf } from '../../tests/support/orders.ts';
import { openStripeGateway, type StripeGateway } from '../../tests/support/payments/stripe-gateway.ts';
import { type MailServer, openMailServer } from '../../tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type SignedIn } from '../../tests/support/shop/in-process-shop.ts';
import { testSettings } from '../../tests/support/test-settings.ts';

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

const placeByCard = async (language: Language) => {
  const given = { language, paymentMethod: 'card' } as const;
  const expectedTotal = await totalOf(shop, salma.token, given);
  const { body } = await shop.ask<{ orderNumber: string }>('/orders', {
    body: orderInputFor({ ...given, expectedTotal }),
    token: salma.token,
  });
  const { rows } = await shop.database.pool.query<{ pay_by: Date }>(
    'select pay_by from orders where order_number = $1',
    [body.orderNumber],
  );
  return { orderNumber: body.orderNumber, payBy: rows[0]?.pay_by ?? new Date(0) };
};

test.each(languages)(
  'an order by card mails the customer that it is not paid yet, until when and where (%s)',
  async (language) => {
    const { orderNumber, payBy } = await placeByCard(language);
    const { toPay, payButton } = contentOf(language, testSettings).mail.order;
    const mails = () => server.mails.filter(({ text }) => text.includes(orderNumber));
    const mail = await soon(() => {
      const found = mails().find(({ recipients }) => recipients.includes(salma.email));
      expect(found).toBeDefined();
      return found;
    });
    const time = formatMoment(payBy, language);
    expect(mail?.text.replaceAll(/\s+/gu, ' ')).toContain(toPay.until({ time }));
    expect(mail?.text).toContain(payButton);
    expect(mail?.text).toContain(
      localisedAddress(`/order-confirmation/${orderNumber}`, 'https://shop.example', language),
    );
    // the seller hears of it when it is paid
    expect(mails().flatMap(({ recipients }) => recipients)).not.toContain(settingsOfNewShop.facts.email);
  },
);
