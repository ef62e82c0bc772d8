import type { Page } from 'playwright-core';
import { formatNumber } from '#core/i18n/format.ts';
import { cartKey, sessionKey, shippingFieldValue, storedCart } from '#features/auth/testing/users.ts';
import { linesOf } from '#features/orders/testing/orders.ts';
import { type NewVisit, type ShopInBrowser, type Visitor, waitForContent } from '../browser.ts';
import { placeAnOrder, shopPages } from '../pages.ts';
import { closeCartDrawer, drawWholePage, waitForHeading } from './visible-text.ts';

const code = 'NILE-2026';
const items = ['cup-tea-01', 'plate-lotus-01', 'set-family-01', 'cup-coffee-01'];

/** Preferences of the device that pages can query by media features. */
type Preferences = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/**
 * Visits every screen of the shop: first anonymously, then as a customer with an order, a saved address, a cart, a promo
 * code and a gift. Collapsed parts are expanded. Calls `stopAt` at each screen with its name and the faults of the visit so far.
 */
export const forEachScreen = async (
  shop: ShopInBrowser,
  visitor: Visitor,
  stopAt: (screen: string, page: Page, faults: readonly string[]) => Promise<void>,
  preferences: Preferences = {},
): Promise<void> => {
  const { orderNumber, stored } = await customerWithAnOrder(shop, visitor);
  const anonymous = await shop.visit(visitor);
  await anonymous.page.emulateMedia(preferences);
  for (const { name, path, requiredState, heading } of shopPages) {
    if (requiredState !== 'nothing') continue;
    await anonymous.open(path);
    await waitForHeading(anonymous.page, heading(visitor));
    await unfold(anonymous.page);
    await stopAt(name, anonymous.page, anonymous.faults);
  }
  await anonymous.leave();

  const customer = await shop.visit(visitor, { stored });
  const { page, t, open, leave } = customer;
  const stop = (screen: string) => stopAt(screen, page, customer.faults);
  await page.emulateMedia(preferences);
  await open('/cart');
  await page.getByRole('complementary').getByText(t.orderSummary.total, { exact: true }).waitFor();
  await unfold(page);
  await stop('the full cart');

  await open('/product/cup-tea-01');
  await page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart, exact: true }).first().click();
  await page.locator('dialog:modal').waitFor();
  await stop('the cart drawer');
  await closeCartDrawer(page);

  await open('/checkout');
  await writeGift(customer);
  await applyCode(customer);
  await unfold(page);
  await stop('the checkout');

  await open(`/order-confirmation/${orderNumber}`);
  await page.getByText(orderNumber).first().waitFor();
  await unfold(page);
  await stop('the confirmation');

  await open('/account');
  await page.getByRole('article').getByRole('button', { expanded: false }).click();
  await drawWholePage(page);
  await stop('the account');

  await page.getByRole('tab').nth(1).click();
  await page.getByRole('tabpanel').getByRole('article').first().waitFor();
  await stop('the addresses');

  await page.getByRole('tab').last().click();
  // the addresses are a list too, and remain until the sections of the profile have loaded
  await page.getByRole('tabpanel').getByRole('region').getByRole('listitem').first().waitFor();
  await stop('the profile');
  await leave();
};

/** Sets the width of the viewport and waits for two frames. */
export const widen = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise<void>((settled) => requestAnimationFrame(() => requestAnimationFrame(() => settled()))),
  );
};

/** Creates a customer who has bought four items with a promo code, reviewed one, and has three in the cart. */
const customerWithAnOrder = async (shop: ShopInBrowser, visitor: Visitor) => {
  const { language } = visitor;
  await shop.database.pool.query(
    `insert into promo_codes (code, discount_type, discount_value) values ($1, 'percentage', 10) on conflict do nothing`,
    [code],
  );
  const { orderNumber, stored } = await placeAnOrder(shop, visitor, { lines: linesOf(...items), promoCode: code });
  const { access_token: token } = JSON.parse(stored[sessionKey] ?? '');
  const send = async (path: string, body: object) => {
    const response = await fetch(`${shop.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
  };
  const { email: _, ...address } = shippingFieldValue[language];
  await send('/saved-addresses', { ...address, label: formatNumber(1, language) });
  await send('/reviews', { productId: 'cup-tea-01', rating: 4, comment: 'الحجم ٢٠٠ مل، وهو كما في الصورة.' });
  const cart = storedCart({ 'cup-tea-01': 2, 'plate-lotus-01': 1, 'set-family-01': 1 }, language);
  return { orderNumber, stored: { ...stored, [cartKey]: cart } };
};

const inputs = { ar: 'كل عام وأنتم بخير، ٢٠ عامًا معًا', en: 'Happy 20 years together' };

const writeGift = async ({ page, t: { checkout }, language }: NewVisit) => {
  // the saved address replaces the fields, which moves the content below them
  await page.locator('input[name=savedAddress]:checked').waitFor();
  await page.getByRole('checkbox', { name: checkout.gift.isGift }).check();
  await page.getByRole('textbox', { name: checkout.gift.message }).fill(inputs[language]);
  await page.getByText(checkout.gift.preview, { exact: true }).waitFor();
};

const applyCode = async ({ page, t: { checkout } }: NewVisit) => {
  await page.getByRole('textbox', { name: checkout.promo.label }).fill(code);
  await page.getByRole('button', { name: checkout.promo.apply, exact: true }).click();
  await page.getByRole('button', { name: checkout.promo.remove, exact: true }).waitFor();
};

/** Expands collapsed parts and waits for their content. */
const unfold = async (page: Page) => {
  await drawWholePage(page);
  const folded = page.locator('details');
  await folded.evaluateAll((elements) => {
    for (const each of elements) (each as HTMLDetailsElement).open = true;
  });
  if ((await folded.count()) > 0) await waitForContent(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};
