import type { Page } from 'playwright-core';
import { formatMoney } from '#core/i18n/format.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import {
  cartKey,
  fillShipping,
  newCustomer,
  sessionKey,
  shippingFieldValue,
  storedCart,
  storedSession,
} from '#features/auth/testing/users.ts';
import { cupsToBuy, expectedQuote } from '#features/checkout/testing/purchase.ts';
import type { PaymentMethod } from '#features/orders/payment-methods.ts';
import { latestOrder } from '#features/orders/testing/orders.ts';
import { placeOrderButton } from '#tests/support/browser/visible-text.ts';
import type { ShopInBrowser, Visit, Visitor } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

/** Visits the checkout with two cups and a filled-in form. */
export const openCheckout = async (shop: ShopInBrowser, visitor: Visitor) => {
  const customer = newCustomer();
  const stored = {
    [cartKey]: storedCart({ [cupsToBuy.id]: cupsToBuy.quantity }, visitor.language),
    [sessionKey]: await storedSession(shop.url, customer),
  };
  const visit = await shop.visit(visitor, { stored });
  const payment = await loadMessages('payment', visitor.language, testSettings);
  await visit.open('/checkout');
  await fillShipping(visit.page, visit.t, shippingFieldValue[visitor.language]);
  return { ...visit, payment, customer };
};

export const chooseMethod = ({ page }: Visit, method: PaymentMethod): Promise<void> =>
  page.locator(`input[name=paymentMethod][value=${method}]`).check();

/** Waits until the browser displays the page of the gateway. */
export const waitForGatewayPage = (page: Page): Promise<void> =>
  page.waitForURL((url) => /^\/(?:c\/pay|unifiedcheckout)\//.test(url.pathname));

/** Places an online order and waits for the gateway's page. */
export const orderOnline = async (shop: ShopInBrowser, visitor: Visitor, method: PaymentMethod) => {
  const visit = await openCheckout(shop, visitor);
  await chooseMethod(visit, method);
  await placeOrderButton(visit.page, visit.t).click();
  await waitForGatewayPage(visit.page);
  const { order_number: orderNumber } = await latestOrder(shop.database, visit.customer.email);
  return { ...visit, orderNumber };
};

/** Total of the order, in the visitor's language. */
export const expectedTotal = ({ language }: Visitor): string => formatMoney(expectedQuote().total, language);

export const payButton = (page: Page, payment: Messages['payment'], visitor: Visitor) =>
  page.getByRole('button', { name: payment.pay({ total: expectedTotal(visitor) }), exact: true });

/** Waits for this text in the live region of the order page. */
export const waitForPaymentStatus = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor({ state: 'attached' });

/** Stored payment state of the order. */
export const readPaymentStatus = async (
  { database }: Pick<ShopInBrowser, 'database'>,
  orderNumber: string,
): Promise<unknown> => {
  const { rows } = await database.pool.query(
    'select status, payment_status, payment_method from orders where order_number = $1',
    [orderNumber],
  );
  return rows[0];
};
