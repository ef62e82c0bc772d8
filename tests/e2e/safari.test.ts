import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesOf } from '../../locales/messages.ts';
import { isAwake, openShopInBrowser, type ShopInBrowser } from '../world/browser.ts';
import { newCustomer, sessionKey, shippingFields, shippingIn, storedSession } from '../world/people.ts';
import { openWebKit, type WebKitVisit } from '../world/webkit.ts';

let shop: ShopInBrowser;
let visit: WebKitVisit;

beforeAll(async () => {
  shop = await openShopInBrowser();
  visit = await openWebKit({ width: 500, height: 900 });
}, 120_000);

afterAll(async () => {
  await visit.leave();
  await shop.close();
});

const words = messagesOf('ar');
const pages = ['/', '/products', '/product/cup-tea-01', '/cart', '/about', '/contact', '/auth', '/nowhere'];

test.each(pages)('%s stands and comes to life in the engine of Safari', { timeout: 60_000 }, async (path) => {
  const { driver, inSight } = visit;
  await driver.get(`${shop.url}${path}`);
  await inSight('h1');
  await driver.wait(isHere, 15_000, 'it never came to life');
  expect(await driver.getTitle()).not.toContain(words.pages.error.title);
});

const isHere = () => visit.driver.executeScript<boolean>(isAwake);

test('a customer buys a cup in the engine of Safari', { timeout: 120_000 }, async () => {
  const { driver, inSight } = visit;
  const customer = newCustomer();
  await driver.get(shop.url);
  await driver.executeScript(
    (key: string, session: string) => localStorage.setItem(key, session),
    sessionKey,
    await storedSession(shop.url, customer),
  );
  await driver.get(`${shop.url}/product/cup-tea-01`);
  await driver.wait(isHere, 15_000);
  await (await inSight('main button', words.catalogue.addToCart)).click();
  await inSight('#toasts p');
  await driver.get(`${shop.url}/checkout`);
  await inSight('h1', words.checkout.title);
  for (const name of shippingFields) {
    const field = await inSight(`input[name="${name}"]`);
    if ((await field.getAttribute('value')) === '') await field.sendKeys(shippingIn.ar[name]);
  }
  await (await inSight('main form button[type="submit"]')).click();
  await inSight('h1', words.confirmation.title);
  const { rows } = await shop.database.pool.query('select status from orders');
  expect(rows).toEqual([{ status: 'pending' }]);
});
