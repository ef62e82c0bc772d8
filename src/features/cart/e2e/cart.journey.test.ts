import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney, isolateText } from '#core/i18n/format.ts';
import type { ContentLanguage } from '#core/i18n/language.ts';
import type { StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import { cartItems, cartKey, productOf, storedCart } from '#features/auth/testing/users.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import {
  cartLink,
  normalizeText,
  toastText,
  waitForHeading,
  waitForPath,
} from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  journeyVisitors,
  type ShopInBrowser,
  type Visitor,
} from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

/** Opens a cart with these quantities. */
const openCart = async (visitor: Visitor, quantities: Readonly<Record<string, number>>) => {
  const stored = { [cartKey]: storedCart(quantities, visitor.language) };
  const visit = await shop.visit(visitor, { stored });
  await visit.open('/cart');
  await waitForHeading(visit.page, visit.t.cart.title);
  return visit;
};

const lineOf = (page: Page, id: string, language: ContentLanguage): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: productOf(id).name[language], exact: true }) });

const quantityOf = (line: Locator, { cart }: StorefrontMessages, id: string, language: ContentLanguage): Locator =>
  line.getByRole('textbox', { name: cart.quantityOf({ name: isolateText(productOf(id).name[language]) }) });

const setStock = (id: string, items: number) =>
  shop.database.pool.query('update products set stock = $2 where id = $1', [id, items]);

/** The checkout link; it is a link only while checkout is possible. */
const checkoutLink = (page: Page, { cart }: StorefrontMessages) =>
  page.getByRole('link', { name: cart.checkout, exact: true }).filter({ visible: true });

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;

  testOnce('at quantity one the minus button removes the item, and undo restores it at its position', async () => {
    const { page, t, leave } = await openCart(visitor, { 'cup-tea-01': 1, 'plate-lotus-01': 2 });
    const line = lineOf(page, 'cup-tea-01', language);
    const name = isolateText(productOf('cup-tea-01').name[language]);
    const bins = line.getByRole('button', { name: t.cart.removeNamed({ name }) });
    await bins.first().click();
    await line.waitFor({ state: 'detached' });
    const { removed } = t.notices.cart;
    expect(await toastText(page, removed.title)).toBe(removed.body);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.getByRole('status').getByRole('button', { name: t.fields.undo, exact: true }).click();
    await line.waitFor();
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(names.indexOf(productOf('cup-tea-01').name[language])).toBe(0);

    await quantityOf(line, t, 'cup-tea-01', language).fill('٠');
    await page.keyboard.press('Enter');
    await line.waitFor({ state: 'detached' });
    await cartLink(page, t, 2).waitFor();
    await leave();
  });

  testOnce('a quantity above the stock cannot be ordered; one button reduces it to the stock', async () => {
    await setStock('cup-tea-02', 3);
    const { page, t, leave } = await openCart(visitor, { 'cup-tea-02': 4 });
    const line = lineOf(page, 'cup-tea-02', language);
    await line.getByText(`${t.counts.remainingStock(3)}. ${t.cart.changes.reduce}`).waitFor();
    expect(await checkoutLink(page, t).count()).toBe(0);
    await line.getByRole('button', { name: t.cart.changes.takeLeft, exact: true }).click();
    await cartLink(page, t, 3).waitFor();
    await line.getByText(t.counts.remainingStock(3), { exact: true }).waitFor();
    const plus = line.getByRole('button', { name: t.catalogue.increase });
    expect(await plus.getAttribute('aria-disabled')).toBe('true');
    await plus.click({ force: true });
    await cartLink(page, t, 3).waitFor();
    await checkoutLink(page, t).click();
    await waitForPath(page, '/checkout');
    await leave();
  });

  testOnce('a sold-out item is marked, and the others can be ordered without it', async () => {
    await setStock('set-tea-01', 0);
    const { page, t, leave } = await openCart(visitor, { 'cup-tea-01': 1, 'set-tea-01': 1 });
    const line = lineOf(page, 'set-tea-01', language);
    await line.getByText(t.cart.changes.soldOut, { exact: true }).waitFor();
    await page.getByText(t.cart.notBuyable, { exact: true }).filter({ visible: true }).waitFor();
    expect(await checkoutLink(page, t).count()).toBe(0);
    await line.getByRole('button', { name: t.cart.remove }).last().click();
    await checkoutLink(page, t).waitFor();
    await leave();
  });

  testOnce('a changed price is noted at the item, and the total uses the current price', async () => {
    const [cup] = cartItems({ 'cup-tea-01': 1 }, language);
    const stored = { [cartKey]: JSON.stringify([{ ...cup, price: 12_300 }]) };
    const { page, t, open, leave } = await shop.visit(visitor, { stored });
    await open('/cart');
    const [before, now] = [12_300, productOf('cup-tea-01').price].map((price) => formatMoney(price, language));
    const messages = t.cart.changes.price({ before: before ?? '', now: now ?? '' });
    const line = lineOf(page, 'cup-tea-01', language);
    await line.getByText(messages, { exact: true }).waitFor();
    expect(normalizeText(await line.innerText())).toContain(normalizeText(now ?? ''));
    await leave();
  });

  testOnce('the bundle offer names the possible saving from two lines, and the actual one from three', async () => {
    const { page, t, open, leave } = await openCart(visitor, { 'cup-tea-01': 1, 'plate-lotus-01': 1 });
    const { offer, suggestions } = t.cart;
    await page.getByText(offer.title, { exact: true }).waitFor();
    await page.getByText(offer.more(1), { exact: true }).waitFor();
    await page.getByRole('heading', { name: suggestions, exact: true }).waitFor();
    expect(await page.locator('section').filter({ hasText: suggestions }).getByRole('article').count()).toBe(4);
    await page.evaluate(([key, cart]) => localStorage.setItem(key, cart), [
      cartKey,
      storedCart({ 'cup-tea-01': 1, 'plate-lotus-01': 1, 'cup-tea-03': 1 }, language),
    ] as const);
    await open('/cart');
    await page.getByText(offer.active, { exact: true }).waitFor();
    await leave();
  });

  testOnce('the bundle offer names its products if others have the bought-together discount', async () => {
    const address = `${shop.url}/api/products/cup-tea-01?language=${language}`;
    const { boughtTogether }: ProductDetail = await (await fetch(address)).json();
    const group = ['cup-tea-01', ...(boughtTogether?.products ?? []).map(({ id }) => id)];
    const other = ['plate-lotus-01', 'cup-coffee-04'].find((id) => !group.includes(id)) ?? '';
    const items = cartItems(Object.fromEntries([...group, other].map((id) => [id, 1])), language);
    const cart = items.map((item) => (item.id === other ? item : { ...item, togetherWith: 'cup-tea-01' }));
    const { page, t, open, leave } = await shop.visit(visitor, { stored: { [cartKey]: JSON.stringify(cart) } });
    await open('/cart');
    await page.getByText(t.cart.offer.activePart, { exact: true }).waitFor();
    expect(await page.getByText(t.cart.offer.active, { exact: true }).count()).toBe(0);
    await leave();
  });

  testOnce('clearing the cart requires confirmation, and an alert does not persist on the next page', async () => {
    const { page, t, leave } = await openCart(visitor, { 'cup-tea-01': 2 });
    const field = quantityOf(lineOf(page, 'cup-tea-01', language), t, 'cup-tea-01', language);
    await field.fill('101');
    await field.press('Enter');
    const errorNotice = page.getByRole('alert').getByText(t.notices.cart.limitExceeded.title, { exact: true });
    await errorNotice.waitFor();
    await page.getByRole('main').getByRole('link', { name: t.cart.continue, exact: true }).click();
    await waitForPath(page, '/products');
    await errorNotice.waitFor({ state: 'detached' });

    await page.goBack();
    await page.getByRole('main').getByRole('button', { name: t.cart.clear, exact: true }).click();
    const question = page.getByRole('dialog', { name: t.cart.confirmClear.title });
    await question.getByRole('button', { name: t.cart.confirmClear.keep }).click();
    await cartLink(page, t, 2).waitFor();
    await page.getByRole('main').getByRole('button', { name: t.cart.clear, exact: true }).click();
    await question.getByRole('button', { name: t.cart.clear, exact: true }).click();
    const { cleared } = t.notices.cart;
    expect(await toastText(page, cleared.title)).toBe(normalizeText(cleared.body));
    await page.getByRole('heading', { name: t.cart.empty.title }).waitFor();
    await leave();
  });
});
