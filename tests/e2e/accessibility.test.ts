import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { obstaclesOn } from '../support/browser/accessibility-violations.ts';
import { placeOrderButton } from '../support/browser/visible-text.ts';
import { inEach, openShopInBrowser, type ShopInBrowser, twoVisitors } from '../support/browser.ts';
import { comeTo, placeAnOrder, shopPages } from '../support/pages.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEach, (visitor) => {
  test.each(shopPages)('$name has no accessibility violations', async (shopPage) => {
    const { page, leave } = await comeTo(shop, visitor, shopPage);
    expect(await obstaclesOn(page)).toEqual([]);
    await leave();
  });

  test('the confirmation and the account have no accessibility violations', async () => {
    const { orderNumber, stored } = await placeAnOrder(shop, visitor);
    const { page, words, open, leave } = await shop.visit(visitor, { stored });
    await open(`/order-confirmation/${orderNumber}`);
    await page.getByText(words.confirmation.title, { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await obstaclesOn(page)).toEqual([]);
    await open('/account');
    await page.getByText(orderNumber).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await obstaclesOn(page)).toEqual([]);
    await leave();
  });

  test('the checkout with every field invalid, and its notice, have no accessibility violations', async () => {
    const checkout = shopPages.find(({ path }) => path === '/checkout');
    if (!checkout) throw new Error('There is no checkout');
    const { page, words, leave } = await comeTo(shop, visitor, checkout);
    await placeOrderButton(page, words).click();
    await page.getByRole('alert').getByText(words.notices.checkout.validation.body).waitFor();
    expect(await obstaclesOn(page)).toEqual([]);
    await leave();
  });
});
