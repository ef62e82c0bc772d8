import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartItems, cartKey, productOf, storedCart } from '#features/auth/testing/users.ts';
import { cartLink, waitForPath } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, type ShopInBrowser, twoVisitors, type Visit } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const lineOf = ({ page, language }: Visit, id: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: productOf(id).name[language], exact: true }) });
const readStoredCart = ({ page }: Visit): Promise<{ id: string; quantity: number }[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), cartKey);

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('an empty cart says so and links to the products', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    const { empty } = t.cart;
    await open('/cart');
    const title = page.getByRole('heading', { name: empty.title, exact: true });
    await title.waitFor();
    await page.getByRole('main').getByRole('link', { name: empty.button, exact: true }).click();
    await waitForPath(page, '/products');
    await title.waitFor({ state: 'detached' });
    expect(await title.count()).toBe(0);
    await leave();
  });

  test('a cart-updated event with a list of items replaces the cart', async () => {
    const stored = { [cartKey]: storedCart({ 'cup-tea-01': 2 }, visitor.language) };
    const visit = await shop.visit(visitor, { stored });
    const { page, t, language, open, leave } = visit;
    await open('/cart');
    await cartLink(page, t, 2).waitFor();
    const dispatchCartUpdate = (detail: unknown) =>
      page.evaluate((items) => window.dispatchEvent(new CustomEvent('cart-updated', { detail: items })), detail);
    await dispatchCartUpdate([...cartItems({ 'plate-lotus-01': 3 }, language), { id: '', quantity: 1 }]);
    await cartLink(page, t, 3).waitFor();
    await lineOf(visit, 'plate-lotus-01').waitFor();
    expect((await readStoredCart(visit)).map(({ id }) => id)).toEqual(['plate-lotus-01']);
    await dispatchCartUpdate('no list');
    await cartLink(page, t, 3).waitFor();
    await leave();
  });
});
