import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { cartItems, cartKey, productOf, sessionKey } from '#features/auth/testing/users.ts';
import { cartLink, closeCartDrawer, toastText, waitForHeading } from '../support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors, type Visit } from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';
import { testSettings } from '../support/test-settings.ts';

let shop: ShopInBrowser;

/** Opens a path and chooses “later” in the discount dialog, which opens once in each document without storage. */
const openAndDismissOffer = async ({ page, language, open }: Visit, path: string) => {
  const { title, later } = await loadMessages('discountDialog', language, testSettings);
  await open(path);
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: later, exact: true }).click();
};

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const [cup] = cartItems({ 'cup-tea-01': 2 }, 'ar');
const oddQuantities = [0, -1, 1.5, 101, 1e9, '2', null].map((quantity) => ({ ...cup, id: 'cup-tea-02', quantity }));
const invalidEntries = [
  null,
  7,
  'cup',
  [],
  {},
  { id: 'cup-tea-01' },
  { ...cup, id: '../../etc' },
  { ...cup, price: -1 },
];
const thousands = Array.from({ length: 5000 }, (_, index) => ({ ...cup, id: `cup-never-made-${index}` }));

const brokenCarts: readonly (readonly [string, stored: string, itemCount: number])[] = [
  ['that is not JSON', '{"id": ', 0],
  ['that is not a list', '{"id":"cup-tea-01"}', 0],
  ['that is null', 'null', 0],
  ['with invalid entries around a valid one', JSON.stringify([...invalidEntries, cup, cup]), 2],
  ['with invalid quantities beside a valid line', JSON.stringify([...oddQuantities, cup]), 2],
  ['of five thousand invalid entries', JSON.stringify([...Array.from({ length: 5000 }, () => ({ id: 'x' })), cup]), 2],
];

/** Every page reads the cart in the same way, so each visitor opens different pages, with the kinds of carts in turn. */
const pagesOf = { ar: ['/', '/product/cup-tea-01'], en: ['/products'] } as const;

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const carts = brokenCarts.filter((_, index) => index % twoVisitors.length === twoVisitors.indexOf(visitor));
  test.each(carts)('a stored cart %s breaks no page and keeps its valid items', async (_, cart, items) => {
    const { page, t, language, open, faults, leave } = await shop.visit(visitor, { stored: { [cartKey]: cart } });
    for (const path of pagesOf[language]) {
      await open(path);
      await cartLink(page, t, items).waitFor();
    }
    await open('/cart');
    await waitForHeading(page, t.cart.title);
    await (items === 0
      ? page.getByRole('heading', { name: t.cart.empty.title })
      : page.getByRole('link', { name: productOf('cup-tea-01').name[language], exact: true })
    ).waitFor();
    await open('/checkout');
    await waitForHeading(page, items === 0 ? t.cart.title : t.checkout.title);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce(
    'a stored cart of thousands of unknown products drops them in short requests and keeps its valid line',
    async () => {
      const cart = JSON.stringify([...thousands, cup]);
      const { page, t, language, open, faults, leave } = await shop.visit(visitor, { stored: { [cartKey]: cart } });
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/cart/products')) requests.push(request.url());
      });
      await open('/cart');
      const { title, body } = t.notices.cart.goneMany;
      expect(await toastText(page, title)).toBe(body);
      await page.getByRole('link', { name: productOf('cup-tea-01').name[language], exact: true }).waitFor();
      await cartLink(page, t, 2).waitFor();
      expect(requests.length).toBeGreaterThan(10);
      expect(Math.max(...requests.map(({ length }) => length))).toBeLessThan(4500);
      expect(faults).toEqual([]);
      await leave();
    },
  );

  test.each([
    ['not JSON', '{'],
    ['a session without a user', '{}'],
    ['a session without tokens', '{"user":{"id":"1"}}'],
  ])('a stored session that is %s counts as signed out', async (_, session) => {
    const { page, t, open, faults, leave } = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    await open('/');
    await page.getByRole('banner').getByRole('link', { name: t.layout.nav.login }).waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('without storage the cart works as long as the page is open', async () => {
    const visit = await shop.visit(visitor, {
      before: () => {
        for (const name of ['localStorage', 'sessionStorage'] as const) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      },
    });
    const { page, t, faults, leave } = visit;
    await openAndDismissOffer(visit, '/product/cup-tea-01');
    await page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart }).first().click();
    await closeCartDrawer(page);
    await cartLink(page, t, 1).click();
    await waitForHeading(page, t.cart.title);
    await page.getByRole('link', { name: t.cart.checkout, exact: true }).click();
    await waitForHeading(page, t.checkout.title);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('with full storage the cart works as long as the page is open', async () => {
    const { page, t, open, faults, leave } = await shop.visit(visitor, {
      before: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    });
    await open('/product/cup-tea-01');
    const add = page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart }).first();
    await add.click();
    await cartLink(page, t, 1).waitFor();
    await closeCartDrawer(page);
    await add.click();
    await cartLink(page, t, 2).waitFor();
    expect(faults).toEqual([]);
    await leave();
  });
});
