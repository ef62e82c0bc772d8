import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedAdmin } from '#features/auth/testing/users.ts';
import { latestOrder } from '#features/orders/testing/orders.ts';
import { openStripeGateway, type StripeGateway } from '#features/payments/providers/stripe/testing/stripe-gateway.ts';
import { chooseMethod, openCheckout, readPaymentStatus } from '#features/payments/testing/paying-customer.ts';
import { openPayingShop, type PayingShop } from '#features/payments/testing/paying-shop.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { normalizeText, placeOrderButton, waitForHeading } from '../support/browser/visible-text.ts';
import { inEachLanguage, twoVisitors } from '../support/browser.ts';
import { saveRules } from '../support/save-rules.ts';
import { apiAs } from '../support/working-day.ts';

let shop: PayingShop<StripeGateway>;

beforeAll(async () => {
  shop = await openPayingShop('stripe', await openStripeGateway());
  const callAsAdmin = apiAs(shop, await storedAdmin(shop));
  await saveRules((path, asking) => callAsAdmin(asking?.method ?? 'GET', path, asking?.body as object | undefined), {
    tax: { ...defaultRules.tax, percent: 0 },
    shipping: { ...defaultRules.shipping, defaultZone: { ...defaultRules.shipping.defaultZone, fee: 0 } },
  });
  await shop.database.pool.query(
    "insert into promo_codes (code, discount_type, discount_value) values ('GIFT-ALL', 'percentage', 100)",
  );
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('an order by card that costs nothing opens no payment page and requests no payment', async () => {
    const visit = await openCheckout(shop, visitor);
    const { page, t, payment, customer } = visit;
    const { promo, payHint, chatHint } = t.checkout;
    await chooseMethod(visit, 'card');
    await page.getByText(payHint, { exact: true }).waitFor();
    await page.getByRole('textbox', { name: promo.label }).fill('GIFT-ALL');
    await page.getByRole('button', { name: promo.apply, exact: true }).click();
    await page.getByText(chatHint, { exact: true }).waitFor();
    await placeOrderButton(page, t).click();
    await waitForHeading(page, t.confirmation.title);
    const text = normalizeText(await page.getByRole('main').innerText());
    expect(text).toContain(normalizeText(t.confirmation.chat.text));
    expect(text).not.toContain(normalizeText(payment.chat.text));
    const { order_number: orderNumber } = await latestOrder(shop.database, customer.email);
    expect(await readPaymentStatus(shop, orderNumber)).toMatchObject({ status: 'pending', payment_method: 'card' });
    expect(visit.faults).toEqual([]);
    await visit.leave();
  });
});
