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

test('the check reads the final colours of a toast that is fading in, and finds one of too little contrast', async () => {
  const checkout = shopPages.find(({ path }) => path === '/checkout');
  if (!checkout) throw new Error('There is no checkout');
  const { page, words, leave } = await comeTo(shop, { language: 'en', width: 1440 }, checkout);
  // stays half visible, as a check finds it that began just before the toast appeared
  await page.evaluate(() => document.documentElement.style.setProperty('--animate-rise', 'rise 2s linear -1s paused'));
  await placeOrderButton(page, words).click();
  const text = page.getByRole('alert').getByText(words.notices.checkout.validation.body);
  // under a pointer it stays
  await text.hover();
  const opacity = () => text.evaluate((line) => getComputedStyle(line.closest('.animate-rise') ?? line).opacity);
  expect(await opacity()).toBe('0.5');
  expect(await obstaclesOn(page)).toEqual([]);
  expect(await opacity()).toBe('0.5');
  await text.evaluate((line) => line.style.setProperty('color', '#c8c8c8'));
  expect(await obstaclesOn(page)).toEqual([expect.stringMatching(/^color-contrast: <p class="text-sm text-mist"/u)]);
  await leave();
});
