import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatAmount } from '#core/i18n/format.ts';
import {
  cartKey,
  fillShipping,
  newCustomer,
  productOf,
  sessionKey,
  shippingFieldValue,
  storedCart,
  storedSession,
} from '#features/auth/testing/users.ts';
import { cupsToBuy } from '#features/checkout/testing/purchase.ts';
import { latestOrder, ordersOf } from '#features/orders/testing/orders.ts';
import { shippingField, shippingFields } from '../../scripts/lib/page.ts';
import {
  cartLink,
  normalizeText,
  placeOrderButton,
  toastText,
  waitForHeading,
  waitForPath,
} from '../support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
  waitForHydration,
} from '../support/browser.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

/** Signs in with two cups in the cart. */
const openReadyToOrder = async (visitor: Visitor, before?: () => void) => {
  const customer = newCustomer();
  const stored = {
    [cartKey]: storedCart({ [cupsToBuy.id]: cupsToBuy.quantity }, visitor.language),
    [sessionKey]: await storedSession(shop.url, customer),
  };
  const visit = await shop.visit(visitor, { stored, ...(before ? { before } : {}) });
  const goToCheckout = async () => {
    await visit.open('/checkout');
    await waitForHeading(visit.page, visit.t.checkout.title);
    await fillShipping(visit.page, visit.t, shippingFieldValue[visitor.language]);
  };
  return { customer, goToCheckout, ...visit };
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('a reload keeps the cart and all values of the checkout', async () => {
    const { page, t, language, goToCheckout, open, leave } = await openReadyToOrder(visitor);
    await open('/cart');
    const line = page.getByRole('link', { name: productOf(cupsToBuy.id).name[language], exact: true });
    await line.waitFor();
    await page.reload();
    await line.waitFor();
    await cartLink(page, t, cupsToBuy.quantity).waitFor();

    await goToCheckout();
    await page.getByRole('checkbox', { name: t.checkout.gift.isGift }).check();
    await page.getByRole('textbox', { name: t.checkout.gift.message }).fill('كل عام وأنتم بخير');
    await page.getByRole('radio', { name: t.checkout.payment.methods.bank_transfer.name }).check();
    const filled = await Promise.all(shippingFields.map((name) => shippingField(page, t, name).inputValue()));
    await page.reload();
    await waitForHydration(page);
    await waitForHeading(page, t.checkout.title);
    await page.getByText(t.checkout.restored, { exact: true }).waitFor();
    const values = await Promise.all(shippingFields.map((name) => shippingField(page, t, name).inputValue()));
    expect(values).toEqual(filled);
    expect(await page.getByRole('checkbox', { name: t.checkout.gift.isGift }).isChecked()).toBe(true);
    expect(await page.getByRole('textbox', { name: t.checkout.gift.message }).inputValue()).toBe('كل عام وأنتم بخير');
    expect(await page.getByRole('radio', { name: t.checkout.payment.methods.bank_transfer.name }).isChecked()).toBe(
      true,
    );
    await leave();
  });

  testOnce('two tabs share the cart and its notices, and an order in one empties it in the other', async () => {
    const { page, t, language, goToCheckout, openTab, customer, leave } = await openReadyToOrder(visitor);
    const other = await openTab('/product/plate-lotus-01');
    await shop.database.pool.query(
      "insert into promo_codes (code, discount_type, discount_value) values ('TEN', 'percentage', 10)",
    );
    await goToCheckout();
    await page.getByRole('textbox', { name: t.checkout.promo.label }).fill('TEN');
    await page.getByRole('button', { name: t.checkout.promo.apply, exact: true }).click();
    const discount = (productOf(cupsToBuy.id).price * cupsToBuy.quantity) / 10;
    const applied = t.notices.promo.applied({ amount: formatAmount(discount, language) });
    // hovering keeps it open
    const notice = page.locator('#toasts').getByText(applied.title, { exact: true });
    await notice.hover();
    expect(await toastText(page, applied.title)).toBe(normalizeText(applied.body));
    await other.getByRole('main').getByRole('button', { name: t.catalogue.addToCart }).first().click();
    await cartLink(other, t, 3).waitFor();
    await page
      .getByText(productOf('plate-lotus-01').name[language], { exact: true })
      .first()
      .waitFor({ state: 'attached' });
    await notice.waitFor({ state: 'detached' });

    await other.goto('/cart');
    await other.getByRole('link', { name: productOf('plate-lotus-01').name[language], exact: true }).waitFor();
    await placeOrderButton(page, t).click();
    await waitForPath(page, /^\/order-confirmation\//);
    await other.getByRole('heading', { name: t.cart.empty.title }).waitFor();
    await cartLink(other, t, 0).waitFor();
    expect(await ordersOf(shop.database, customer.email)).toHaveLength(1);
    await leave();
  });

  testOnce('a blocked window leaves a link to the chat on the confirmation', async () => {
    const { page, t, goToCheckout, customer, leave } = await openReadyToOrder(visitor, () => {
      window.open = () => null;
    });
    await goToCheckout();
    await placeOrderButton(page, t).click();
    await waitForHeading(page, t.confirmation.title);
    const { order_number } = await latestOrder(shop.database, customer.email);
    const link = page.getByRole('link', { name: t.confirmation.chat.open });
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(order_number);
    await leave();
  });

  testOnce('a double click places one order', async () => {
    const { page, t, goToCheckout, customer, leave } = await openReadyToOrder(visitor);
    await goToCheckout();
    await placeOrderButton(page, t).dblclick();
    await waitForHeading(page, t.confirmation.title);
    expect(await ordersOf(shop.database, customer.email)).toHaveLength(1);
    await leave();
  });

  testOnce('a lost response is retried and returns the same order', async () => {
    const { page, context, t, goToCheckout, customer, leave } = await openReadyToOrder(visitor);
    let requestCount = 0;
    await context.route('**/api/orders', async (route) => {
      requestCount += 1;
      if (requestCount > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await goToCheckout();
    await placeOrderButton(page, t).click();
    const { failed } = t.notices.checkout;
    await page.getByRole('alert').getByText(failed.body, { exact: true }).waitFor();
    const first = await latestOrder(shop.database, customer.email);
    expect(await shippingField(page, t, 'city').inputValue()).toBe(shippingFieldValue[visitor.language].city);
    await expect.poll(() => context.pages()).toHaveLength(1);

    await placeOrderButton(page, t).click();
    await waitForPath(page, `/order-confirmation/${first.order_number}`);
    expect(await ordersOf(shop.database, customer.email)).toHaveLength(1);
    await leave();
  });
});
