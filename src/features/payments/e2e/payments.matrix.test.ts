import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { expectedQuote } from '#features/checkout/testing/purchase.ts';
import { latestOrder } from '#features/orders/testing/orders.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { normalizeText, placeOrderButton, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, twoVisitors, type Visitor, waitForHydration } from '#tests/support/browser.ts';
import { allMessages } from '#tests/support/mail/dev-mailbox.ts';
import { testFacts, testSettings } from '#tests/support/test-settings.ts';
import { openStripeGateway, type StripeGateway } from '../providers/stripe/testing/stripe-gateway.ts';
import {
  chooseMethod,
  expectedTotal,
  openCheckout,
  orderOnline,
  payButton,
  readPaymentStatus,
  waitForGatewayPage,
  waitForPaymentStatus,
} from '../testing/paying-customer.ts';
import { openPayingShop, type PayingShop } from '../testing/paying-shop.ts';

let shop: PayingShop<StripeGateway>;

beforeAll(async () => {
  shop = await openPayingShop('stripe', await openStripeGateway());
});

afterEach(() => shop.gateway.behave({ reports: 'before_return', api: 'answers' }));

afterAll(async () => {
  expect(shop.gateway.unexpected).toEqual([]);
  await shop.close();
});

const orderByCard = (visitor: Visitor) => orderOnline(shop, visitor, 'card');
const press = (page: Page, name: 'Pay' | 'Decline') => page.getByRole('button', { name, exact: true }).click();

const subjectsTo = async (email: string): Promise<readonly string[]> =>
  (await allMessages(shop.shop)).filter(({ to }) => to === email).map(({ subject = '' }) => normalizeText(subject));

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  test('a customer pays on the payment page and comes back to a paid order, with a mail', async () => {
    const visit = await openCheckout(shop, visitor);
    const { page, t, payment, customer, context } = visit;
    const { payHint, payment: choice } = t.checkout;
    await chooseMethod(visit, 'card');
    await page.getByText(payHint, { exact: true }).waitFor();
    expect(await page.getByText(choice.test, { exact: true }).count()).toBe(1);
    expect(await page.getByText(choice.methods.card_link.text, { exact: true }).count()).toBe(0);
    await placeOrderButton(page, t).click();
    await waitForGatewayPage(page);
    expect(context.pages()).toHaveLength(1);
    expect(await page.locator('#amount').innerText()).toBe(`${(expectedQuote().total / 100).toFixed(2)} EGP`);
    await press(page, 'Pay');
    await waitForHeading(page, t.confirmation.title);
    await waitForPaymentStatus(page, payment.texts.paid);
    await expect.poll(() => page.title()).toContain(payment.headings.paid);
    const { order_number: orderNumber } = await latestOrder(shop.database, customer.email);
    expect(new URL(page.url()).pathname).toBe(`/order-confirmation/${orderNumber}`);
    // the webhook does not contain the card
    const { plainCard, card } = payment.instruments;
    const instruments = [plainCard, card({ brand: 'Visa', last4: '4242' })].map(normalizeText);
    const text = normalizeText(await page.getByRole('main').innerText());
    expect(instruments.some((each) => text.includes(each))).toBe(true);
    const chat = await page.getByRole('link', { name: t.confirmation.chat.open }).getAttribute('href');
    expect(normalizeText(new URL(chat ?? '').searchParams.get('text') ?? '')).toMatch(/مدفوع ببطاقة|paid by card/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const { mail } = serverTexts(visitor.language, testSettings);
    const { order, payment: paymentTexts } = mail;
    const values = {
      orderNumber,
      amount: expectedTotal(visitor),
      reason: '',
      total: expectedTotal(visitor),
      deliveryDate: '',
    };
    for (const subject of [order.pending.subject(values), paymentTexts.received.subject(values)])
      await expect.poll(() => subjectsTo(customer.email)).toContain(normalizeText(subject));
    expect(visit.faults).toEqual([]);
    await visit.leave();
  });

  test('a customer who leaves the payment page has an unpaid order and pays it from the order list', async () => {
    const { page, t, payment, orderNumber, open, faults, leave } = await orderByCard(visitor);
    const account = await loadMessages('account', visitor.language, testSettings);
    await page.getByRole('link', { name: 'Leave', exact: true }).click();
    await waitForHeading(page, payment.headings.unpaid);
    await payButton(page, payment, visitor).waitFor();
    const text = () => page.getByRole('main').innerText();
    // it has run since the order was placed
    const countdown = /5[0-9]:[0-5][0-9]|٥[٠-٩]:[٠-٥][٠-٩]/;
    await expect.poll(text).toMatch(countdown);
    const before = countdown.exec(await text())?.[0] ?? '';
    await expect.poll(text).not.toContain(before);
    await page.getByText(payment.test, { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: t.confirmation.chat.open }).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await open('/account');
    await page.getByRole('link', { name: account.orders.payNowFor({ number: orderNumber }), exact: true }).click();
    await waitForGatewayPage(page);
    await press(page, 'Pay');
    await waitForHeading(page, t.confirmation.title);
    expect(await readPaymentStatus(shop, orderNumber)).toMatchObject({ payment_status: 'paid', status: 'pending' });
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('a declined card can be retried, which results in one payment', async () => {
    const { page, t, payment, orderNumber, leave } = await orderByCard(visitor);
    await press(page, 'Decline');
    await page.getByRole('link', { name: 'Leave', exact: true }).click();
    await payButton(page, payment, visitor).click();
    await waitForGatewayPage(page);
    await press(page, 'Pay');
    await waitForHeading(page, t.confirmation.title);
    const { rows } = await shop.database.pool.query(
      `select count(*)::int as paid from payment_transactions t join payment_attempts a on a.id = t.attempt_id
       join orders o on o.id = a.order_id where o.order_number = $1 and t.kind = 'charge' and t.outcome = 'succeeded'`,
      [orderNumber],
    );
    expect(rows).toEqual([{ paid: 1 }]);
    await leave();
  });

  testOnce('the back button returns from the payment page to the order, which does not reopen it', async () => {
    const { page, payment, orderNumber, leave } = await orderByCard(visitor);
    await page.goBack();
    await waitForPath(page, `/order-confirmation/${orderNumber}`);
    await payButton(page, payment, visitor).waitFor();
    await page.reload();
    await payButton(page, payment, visitor).waitFor();
    await page.waitForTimeout(1500);
    expect(new URL(page.url()).pathname).toBe(`/order-confirmation/${orderNumber}`);
    await leave();
  });

  testOnce('an unpaid order is switched to cash, which offers the seller chat and mails the seller', async () => {
    const { page, t, payment, orderNumber, leave } = await orderByCard(visitor);
    await page.goBack();
    await page.getByRole('button', { name: payment.otherWay, exact: true }).click();
    await page.getByRole('button', { name: t.checkout.payment.methods.cash_on_delivery.name }).click();
    await waitForHeading(page, t.confirmation.title);
    await page.getByText(payment.texts.cash({ amount: expectedTotal(visitor) }), { exact: true }).waitFor();
    expect(await payButton(page, payment, visitor).count()).toBe(0);
    await page.getByText(payment.chat.title, { exact: true }).waitFor();
    const link = page.getByRole('link', { name: t.confirmation.chat.open });
    const textOf = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
    await expect.poll(textOf).toMatch(/نقدًا عند الاستلام|cash on delivery/);
    expect(await readPaymentStatus(shop, orderNumber)).toMatchObject({ payment_method: 'cash_on_delivery' });
    await expect.poll(() => subjectsTo(testFacts.email)).toContainEqual(expect.stringContaining(orderNumber));
    await leave();
  });

  testOnce('an unpaid order is cancelled after a confirmation', async () => {
    const { page, payment, orderNumber, leave } = await orderByCard(visitor);
    await page.goBack();
    const open = page.getByRole('button', { name: payment.cancel.open, exact: true });
    await open.click();
    await page.getByRole('dialog').getByRole('button', { name: payment.cancel.no, exact: true }).click();
    await open.click();
    await page.getByRole('dialog').getByRole('button', { name: payment.cancel.yes, exact: true }).click();
    await waitForHeading(page, payment.headings.cancelled);
    await waitForPaymentStatus(page, payment.texts.cancelled);
    expect(await readPaymentStatus(shop, orderNumber)).toMatchObject({ status: 'cancelled' });
    await leave();
  });

  testOnce('a payment in one tab appears in the other once that is visible', async () => {
    const { page, t, payment, orderNumber, openTab, leave } = await orderByCard(visitor);
    const other = await openTab(`/order-confirmation/${orderNumber}`);
    await payButton(other, payment, visitor).waitFor();
    await press(page, 'Pay');
    await waitForHeading(page, t.confirmation.title);
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await waitForHeading(other, t.confirmation.title);
    await waitForPaymentStatus(other, payment.texts.paid);
    await leave();
  });

  testOnce('the page shows that the payment is being checked, also after a reload, and then its result', async () => {
    const { page, t, payment, leave } = await orderByCard(visitor);
    shop.gateway.behave({ reports: 'never', api: 'away' });
    await press(page, 'Pay');
    await waitForHeading(page, payment.headings.checking);
    await waitForPaymentStatus(page, payment.texts.checking);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.reload();
    await waitForHeading(page, payment.headings.checking);
    shop.gateway.behave({ api: 'answers' });
    await expect
      .poll(
        async () => {
          // retries during an outage back off to half a minute; a call in progress when the gateway recovers still fails and
          // starts another delay
          await shop.database.pool.query(
            'update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()',
          );
          return page.getByRole('heading', { level: 1 }).innerText();
        },
        { interval: 1_000 },
      )
      .toBe(t.confirmation.title);
    await waitForPaymentStatus(page, payment.texts.paid);
    await leave();
  });

  testOnce('an order placed during a gateway outage is retained and can be paid later', async () => {
    const visit = await openCheckout(shop, visitor);
    const { page, payment } = visit;
    shop.gateway.behave({ api: 'away' });
    await chooseMethod(visit, 'card');
    await placeOrderButton(page, visit.t).click();
    await waitForPath(page, /^\/order-confirmation\//);
    const errorNotice = page.getByRole('alert').getByText(payment.refused.gateway({ time: '' }).slice(0, 25));
    await errorNotice.waitFor();
    await waitForHeading(page, payment.headings.unpaid);
    shop.gateway.behave({ api: 'answers' });
    await payButton(page, payment, visitor).click();
    await waitForGatewayPage(page);
    await visit.leave();
  });

  testOnce('a customer who returns without a session has to sign in before paying again', async () => {
    const { page, payment, orderNumber, leave } = await orderByCard(visitor);
    const returnUrl = await page.getByRole('link', { name: 'Leave', exact: true }).getAttribute('href');
    const guest = await shop.visit(visitor);
    await guest.page.goto(returnUrl ?? '');
    await waitForHeading(guest.page, payment.guest.title);
    await waitForHydration(guest.page);
    await guest.page.getByRole('link', { name: payment.guest.button, exact: true }).click();
    await waitForPath(guest.page, '/auth');
    expect(new URL(guest.page.url()).searchParams.get('to')).toBe(`/order-confirmation/${orderNumber}`);
    await guest.leave();
    await leave();
  });

  testOnce(
    'an unavailable payment method is refused at its field, and one of an old draft is replaced by the default',
    async () => {
      const visit = await openCheckout(shop, visitor);
      const { page, t, context } = visit;
      await page.evaluate(() => {
        const draft = JSON.parse(sessionStorage.getItem('lazaward-checkout') ?? '{}');
        sessionStorage.setItem('lazaward-checkout', JSON.stringify({ ...draft, paymentMethod: 'card_link' }));
      });
      await page.reload();
      await waitForHydration(page);
      await page.locator('input[value=cash_on_delivery]:checked').waitFor();
      await context.route('**/api/orders', (route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), paymentMethod: 'wallet' } }),
      );
      await chooseMethod(visit, 'card');
      await placeOrderButton(page, t).click();
      await page.getByRole('alert').getByText(t.validation['payment.unavailable'], { exact: true }).waitFor();
      await visit.leave();
    },
  );
});

test('P-29 the service worker does not intercept the return from a payment page', async () => {
  const { page, open, leave } = await shop.visit({ language: 'ar', width: 390 }, { isKeptOpen: true });
  await open('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const back = page.waitForResponse((candidate) => new URL(candidate.url()).pathname.startsWith('/payments/return/'));
  await page.goto('/payments/return/00000000-0000-4000-8000-000000000000');
  const response = await back;
  expect(response.status()).toBe(303);
  expect(response.fromServiceWorker()).toBe(false);
  await leave();
});
