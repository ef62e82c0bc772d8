import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { expectedQuote } from '#features/checkout/testing/purchase.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { normalizeText, placeOrderButton, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, twoVisitors } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { goodBehaviour } from '../providers/paymob/testing/paymob-behaviour.ts';
import { openPaymobGateway, type PaymobGateway } from '../providers/paymob/testing/paymob-gateway.ts';
import type { PaymentButton } from '../providers/paymob/testing/paymob-page.ts';
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

let shop: PayingShop<PaymobGateway>;

beforeAll(async () => {
  shop = await openPayingShop('paymob', await openPaymobGateway());
});

afterEach(() => shop.gateway.behave(goodBehaviour));

afterAll(() => shop.close());

const press = (page: Page, button: PaymentButton) => page.locator(`button[value=${button}]`).click();

/** Runs a scheduled task of the shop now. */
const runTask = (task: string) => shop.database.pool.query('select from graphile_worker.add_job($1)', [task]);

/** Makes the tab visible again, as when a customer returns to it. */
const refetchSummary = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  test('a customer whose card is declined sees the shop’s message, tries again and pays once', async () => {
    const { page, t, payment, orderNumber, faults, leave } = await orderOnline(shop, visitor, 'card');
    await press(page, 'decline');
    await waitForHeading(page, payment.headings.failed);
    await page.getByRole('alert').getByText(payment.texts.failed, { exact: true }).waitFor();
    await waitForPath(page, `/order-confirmation/${orderNumber}`);
    // the bank's decline code is in the return URL
    const bank = /insufficient.funds|bank.says/i;
    expect(page.url()).not.toMatch(bank);
    expect(await page.content()).not.toMatch(bank);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: payment.payAgain({ total: expectedTotal(visitor) }), exact: true }).click();
    await waitForGatewayPage(page);
    await press(page, 'right_code');
    await waitForHeading(page, t.confirmation.title);
    await waitForPaymentStatus(page, payment.texts.paid);
    const { card } = payment.instruments;
    const cardText = normalizeText(card({ brand: 'Mastercard', last4: '2346' }));
    expect(normalizeText(await page.getByRole('main').innerText())).toContain(cardText);
    const { rows } = await shop.database.pool.query(
      `select t.outcome from payment_transactions t join orders o on o.id = t.order_id
       where o.order_number = $1 and t.kind = 'charge' order by t.id`,
      [orderNumber],
    );
    expect(rows).toEqual([{ outcome: 'failed' }, { outcome: 'succeeded' }]);
    expect(faults).toEqual([]);
    await leave();
  });

  test('a wallet payment appears as paid without a reload once it is confirmed in the app', async () => {
    const { page, t, payment, orderNumber, faults, leave } = await orderOnline(shop, visitor, 'wallet');
    await press(page, 'confirm_later');
    await waitForHeading(page, payment.headings.pending);
    await waitForPaymentStatus(page, payment.texts.pending);
    await page.getByRole('button', { name: payment.otherWay, exact: true }).click();
    await page.getByText(payment.notTwice, { exact: true }).waitFor();
    expect(await payButton(page, payment, visitor).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await shop.gateway.confirmWallet(`${orderNumber}-1`);
    await waitForHeading(page, t.confirmation.title);
    await waitForPaymentStatus(page, payment.texts.paid);
    await page.getByText(payment.instruments.wallet, { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce(
    'the page says when it stops polling a wallet payment, and polls again when its customer returns',
    async () => {
      const { page, t, payment, orderNumber, leave } = await orderOnline(shop, visitor, 'wallet');
      await page.clock.install();
      await press(page, 'confirm_later');
      await waitForPaymentStatus(page, payment.texts.pending);
      const countStoppedNotices = async () => {
        await page.clock.runFor(15_000);
        return page.getByRole('status').getByText(payment.texts.stillPending, { exact: true }).count();
      };
      await expect.poll(countStoppedNotices).toBe(1);
      await shop.gateway.confirmWallet(`${orderNumber}-1`);
      await refetchSummary(page);
      await waitForHeading(page, t.confirmation.title);
      await leave();
    },
  );

  test('an order paid without a webhook in a closed tab is found paid by a gateway query', async () => {
    const { page, orderNumber, openTab, faults, leave } = await orderOnline(shop, visitor, 'card');
    const account = await loadMessages('account', visitor.language, testSettings);
    shop.gateway.behave({ webhooks: 'never' });
    await page.close();
    await shop.gateway.pay(`${orderNumber}-1`);
    const list = await openTab('/account');
    const payNow = list.getByRole('link', { name: account.orders.payNowFor({ number: orderNumber }), exact: true });
    await payNow.waitFor();
    await shop.database.pool.query(
      `update payment_attempts set created_at = created_at - interval '4 minutes' where reference = $1`,
      [`${orderNumber}-1`],
    );
    await runTask('reconcile-payments');
    await expect.poll(() => readPaymentStatus(shop, orderNumber)).toMatchObject({ payment_status: 'paid' });
    await list.reload();
    const state = account.orders.paymentIs({ state: account.status.payment.paid });
    await list.getByText(state, { exact: true }).waitFor();
    expect(await payNow.count()).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });

  test('a payment after the deadline is refunded, and the page says so', async () => {
    const { page, payment, orderNumber, faults, leave } = await orderOnline(shop, visitor, 'card');
    shop.gateway.behave({ refunds: 'later' });
    await shop.database.pool.query(
      `update orders set payment_deadline = now() - interval '1 second' where order_number = $1`,
      [orderNumber],
    );
    await runTask('cancel-unpaid-orders');
    await expect.poll(() => readPaymentStatus(shop, orderNumber)).toMatchObject({ status: 'cancelled' });
    await press(page, 'pay');
    await waitForHeading(page, payment.headings.paid_late);
    await waitForPaymentStatus(page, payment.texts.paid_late);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const refunds = () =>
      shop.gateway.transactions.filter(
        ({ is_refund, order }) => is_refund && order.merchant_order_id === `${orderNumber}-1`,
      );
    await expect.poll(refunds).toMatchObject([{ amount_cents: expectedQuote().total, pending: true }]);
    await shop.gateway.completeRefunds();
    await expect.poll(() => readPaymentStatus(shop, orderNumber)).toMatchObject({ payment_status: 'refunded' });
    await refetchSummary(page);
    await waitForHeading(page, payment.headings.refunded);
    await waitForPaymentStatus(page, payment.texts.refunded);
    expect(refunds()).toHaveLength(1);
    expect(faults).toEqual([]);
    await leave();
  });

  test('an order is retained during a gateway outage and can be paid in cash instead', async () => {
    const visit = await openCheckout(shop, visitor);
    const { page, t, payment, leave } = visit;
    shop.gateway.behave({ opens: 'away' });
    await chooseMethod(visit, 'card');
    await placeOrderButton(page, t).click();
    await waitForPath(page, /^\/order-confirmation\//);
    const [prefix = ''] = payment.refused.gateway({ time: '#' }).split('#');
    await page.getByRole('alert').getByText(prefix).waitFor();
    await waitForHeading(page, payment.headings.unpaid);
    // the alert already named the payment deadline
    const times = page.getByRole('status').filter({ hasText: /[0-9٠-٩]/ });
    expect(await times.count()).toBe(0);
    await payButton(page, payment, visitor).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: payment.otherWay, exact: true }).click();
    await page.getByRole('button', { name: t.checkout.payment.methods.cash_on_delivery.name }).click();
    await waitForHeading(page, t.confirmation.title);
    await page.getByText(payment.texts.cash({ amount: expectedTotal(visitor) }), { exact: true }).waitFor();
    const orderNumber = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await readPaymentStatus(shop, orderNumber)).toEqual({
      status: 'pending',
      payment_status: 'pending',
      payment_method: 'cash_on_delivery',
    });
    expect(shop.gateway.intentions.map(({ itemName }) => itemName)).not.toContain(orderNumber);
    await leave();
  });
});
