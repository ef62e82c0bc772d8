import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isolateText } from '#core/i18n/format.ts';
import { cartKey, productOf, storedCart } from '#features/auth/testing/users.ts';
import {
  cartLink,
  closeCartDrawer,
  normalizeText,
  placeOrderButton,
  waitForHeading,
  waitForPath,
} from '../support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors } from '../support/browser.ts';
import { placeAnOrder } from '../support/pages.ts';
import { sellOut } from '../support/shop/sell-out.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

/** Makes each access to `localStorage` throw, as a browser does whose owner blocks it. */
const blockStorage = () => {
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;

  test('a cart of sold-out products shows no amounts, no promise of shipping and no way to order', async () => {
    await sellOut(shop, 'set-tea-01');
    const stored = { [cartKey]: storedCart({ 'set-tea-01': 1 }, language) };
    const { page, t, open, leave } = await shop.visit(visitor, { stored });
    await open('/cart');
    await page.getByText(t.cart.notBuyable, { exact: true }).filter({ visible: true }).waitFor();
    const { freeShipping, subtotal, why } = t.orderSummary;
    const listPromises = async () => {
      const text = normalizeText(await page.getByRole('main').innerText());
      return [freeShipping, subtotal, why.title].filter((each) => text.includes(normalizeText(each)));
    };
    expect(await listPromises()).toEqual([]);
    await open('/checkout');
    await page.getByText(t.cart.notBuyable).filter({ visible: true }).waitFor();
    expect(await listPromises()).toEqual([]);
    expect(await placeOrderButton(page, t).count()).toBe(0);
    await leave();
  });

  test('a row of the cart shows the category of its product', async () => {
    const stored = { [cartKey]: storedCart({ 'cup-tea-01': 1 }, language) };
    const { page, t, open, leave } = await shop.visit(visitor, { stored });
    await open('/cart');
    const row = page.getByRole('listitem').filter({ hasText: productOf('cup-tea-01').name[language] });
    await expect.poll(() => row.getByText(t.catalogue.categories.cups).count()).toBe(1);
    await leave();
  });

  testOnce('cart and product link to the customer’s own unpaid order that holds the last item', async () => {
    const { orderNumber, stored } = await placeAnOrder(shop, visitor, {
      lines: [{ productId: 'plate-lotus-01', quantity: 1 }],
    });
    await sellOut(shop, 'plate-lotus-01');
    const visit = await shop.visit(visitor, {
      stored: { ...stored, [cartKey]: storedCart({ 'plate-lotus-01': 1 }, language) },
    });
    const { page, t, open } = visit;
    const sentence = t.cart.ownOrder({ number: isolateText(orderNumber) });
    for (const path of ['/product/plate-lotus-01', '/cart']) {
      await open(path);
      // the first interaction after hydration loads its code
      await expect
        .poll(async () => {
          await page.keyboard.press('Shift');
          return normalizeText(await page.getByRole('main').innerText());
        })
        .toContain(normalizeText(sentence));
    }
    await page.getByRole('link', { name: t.cart.openOrder, exact: true }).click();
    await waitForPath(page, `/order-confirmation/${orderNumber}`);
    await visit.leave();

    const guest = await shop.visit(visitor, { stored: { [cartKey]: storedCart({ 'plate-lotus-01': 1 }, language) } });
    await guest.open('/cart');
    await guest.page.getByText(t.cart.changes.soldOut, { exact: true }).waitFor();
    expect(await guest.page.getByText(t.cart.openOrder, { exact: true }).count()).toBe(0);
    await guest.leave();
  });

  testOnce('with blocked storage the cart works and says that it will not be stored', async () => {
    const { page, t, open, leave } = await shop.visit(visitor, { before: blockStorage });
    await open('/product/cup-tea-01');
    await page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart, exact: true }).first().click();
    await closeCartDrawer(page);
    await cartLink(page, t, 1).click();
    await waitForHeading(page, t.cart.title);
    await page.getByText(t.cart.notKept, { exact: true }).waitFor();
    await leave();

    const storedItems = await shop.visit(visitor, { stored: { [cartKey]: storedCart({ 'cup-tea-01': 1 }, language) } });
    await storedItems.open('/cart');
    await storedItems.page.getByRole('button', { name: t.catalogue.increase }).click();
    await cartLink(storedItems.page, t, 2).waitFor();
    expect(await storedItems.page.getByText(t.cart.notKept, { exact: true }).count()).toBe(0);
    await storedItems.leave();
  });

  testOnce('a product opened by its address is recently viewed without any interaction', async () => {
    const { page, open, leave } = await shop.visit(visitor);
    await open('/product/cup-tea-01');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBe('["cup-tea-01"]');
    await leave();
  });

  testOnce('the prices of a cart-updated event are EGP with fractions', async () => {
    const stored = { [cartKey]: storedCart({ 'plate-lotus-01': 2 }, language) };
    const { page, t, open, leave } = await shop.visit(visitor, { stored });
    await open('/cart');
    await cartLink(page, t, 2).waitFor();
    await page.evaluate(() => {
      const item = { id: 'cup-tea-01', name: 'cup', image: 'cups', category: 'cups', quantity: 1, price: 450.25 };
      dispatchEvent(new CustomEvent('cart-updated', { detail: [item] }));
    });
    await expect
      .poll(() => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]')[0]?.price, cartKey))
      .toBe(45_025);
    await leave();
  });
});
