import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { latinDigits } from '#core/text/clean-text.ts';
import { shippingFieldValue } from '#features/auth/testing/users.ts';
import { buyAsNewCustomer, cupsToBuy, expectedQuote } from '#features/checkout/testing/purchase.ts';
import { latestOrder } from '#features/orders/testing/orders.ts';
import { expectedSellerChat, figuresOf } from '#features/pricing/testing/expected-summary.ts';
import { shippingField, shippingFields } from '../../scripts/lib/page.ts';
import { cartLink, normalizeText, readFigures, waitForHeading } from '../support/browser/visible-text.ts';
import { inEachLanguage, journeyVisitors, type ShopInBrowser } from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  test('a new visitor buys two cups with the welcome code, and finds the order again later', async () => {
    const visit = await shop.visit(visitor);
    const { page, t, language } = visit;

    const bought = await buyAsNewCustomer(visit);

    // the confirmation shows the stored order
    const order = await latestOrder(shop.database, bought.customer.email);
    const quote = expectedQuote(bought.welcomeCode);
    await waitForHeading(page, t.confirmation.title);
    expect(new URL(page.url()).pathname).toBe(`/order-confirmation/${order.order_number}`);
    await page.getByText(order.order_number, { exact: true }).waitFor();
    expect(await readFigures(page)).toEqual(figuresOf(quote, visitor));
    expect(order).toMatchObject({ total: quote.total, discount: quote.discount, promo_code: bought.welcomeCode });

    const { fullName, address, city } = shippingFieldValue[language];
    const shownAddress = normalizeText(await page.locator('address').innerText());
    for (const text of [fullName, address, city, '11511', '+201012345678']) expect(shownAddress).toContain(text);

    // the message to the seller has the same content
    const chatText = expectedSellerChat(order, quote, visitor);
    expect(bought.chatUrl).toBe(chatText);
    const chat = page.getByRole('link', { name: t.confirmation.chat.open });
    expect(await chat.getAttribute('href')).toBe(chatText);
    const code = page.getByRole('img', { name: t.confirmation.chat.qr });
    await expect.poll(() => code.isVisible()).toBe(visitor.width >= 768);

    // the cart is empty, and the stock is reduced
    await cartLink(page, t, 0).waitFor();
    await visit.open('/cart');
    await page.getByRole('heading', { name: t.cart.empty.title }).waitFor();

    const later = await visit.openTab('/account');
    await later.getByText(order.order_number).first().waitFor();
    await visit.leave();
  });
});

test('checkout input survives signing up, and the form is empty after the order', async () => {
  const visit = await shop.visit({ language: 'ar', width: 1440 });
  const { page, t, language } = visit;
  await buyAsNewCustomer(visit, {
    onReturnToCheckout: async () => {
      for (const name of shippingFields) {
        const value = await shippingField(page, t, name).inputValue();
        expect(latinDigits(value)).toBe(latinDigits(shippingFieldValue[language][name]));
      }
    },
  });
  await waitForHeading(page, t.confirmation.title);
  await visit.open(`/product/${cupsToBuy.id}`);
  await page.getByRole('button', { name: t.catalogue.addToCart }).first().click();
  await cartLink(page, t, 1).waitFor();
  await visit.open('/checkout');
  await waitForHeading(page, t.checkout.title);
  expect(await shippingField(page, t, 'address').inputValue()).toBe('');
  await visit.leave();
});
