import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { productOf, storedAdmin } from '#features/auth/testing/users.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { normalizeText, toastText } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, journeyVisitors, openShopInBrowser, type ShopInBrowser } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

const plate = 'plate-lotus-01';
const cup = 'cup-tea-01';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const orderOf = async (phone: string) => {
  const { rows } = await shop.database.pool.query(
    `select order_number, version, total, items, language from orders where shipping_info ->> 'phone' = $1`,
    [phone],
  );
  return rows[0];
};

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const { language, width } = visitor;
  const money = (piastres: number) => normalizeText(formatMoney(piastres, language));
  const phone = `+2010${width}55${language === 'ar' ? '12' : '34'}`.padEnd(13, '0').slice(0, 13);

  test('an admin takes an order by phone, and changes it before it is shipped', async () => {
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { orders, orderChanges, draftOrders } = await loadMessages('admin', language, testSettings);
    const { fields, catalogue } = await loadMessages('common', language, testSettings);
    await page.goto('/admin/orders');
    await page.getByRole('link', { name: draftOrders.open, exact: true }).click();
    await page.getByText(orderChanges.noLines, { exact: true }).waitFor();
    expect(await page.getByText(orderChanges.noLines, { exact: true }).count()).toBe(1);
    await page.getByLabel(draftOrders.search, { exact: true }).fill('01099988877');
    await page.getByText(draftOrders.none, { exact: true }).waitFor();
    const add = async (id: string) => {
      const name = productOf(id).name[language];
      await page.getByLabel(orderChanges.addProduct, { exact: true }).fill(name);
      await page
        .getByRole('button', { name: new RegExp(`^${name}`, 'u') })
        .and(page.locator('li > button'))
        .click();
    };
    await add(plate);
    const { fullName, address, city, postalCode } = orderInputFor().shipping;
    await page.getByLabel(fields.fullName, { exact: true }).fill(fullName);
    await page.getByLabel(fields.phone, { exact: true }).fill(phone);
    await page.getByLabel(fields.address, { exact: true }).fill(address);
    await page.getByLabel(fields.city, { exact: true }).fill(city);
    await page.getByLabel(fields.postalCode, { exact: true }).fill(postalCode);
    const summary = page.getByRole('complementary', { name: draftOrders.summary, exact: true });
    await expect.poll(async () => normalizeText(await summary.innerText())).toContain(money(157_500));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: draftOrders.place, exact: true }).click();
    await toastText(page, draftOrders.placed.title);
    const placed = await orderOf(phone);
    expect(placed).toMatchObject({ version: 1, total: 157_500, language });

    await page.goto(`/admin/orders/${placed.order_number}/edit`);
    await page.getByRole('button', { name: catalogue.increase, exact: true }).first().click();
    await add(cup);
    const changed = page.getByRole('complementary', { name: orderChanges.summary, exact: true });
    const total = Math.round((2 * 125_000 + productOf(cup).price) * 1.14);
    await expect.poll(async () => normalizeText(await changed.innerText())).toContain(money(total));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: orderChanges.save, exact: true }).click();
    await toastText(page, orderChanges.saved.title);
    expect(await orderOf(phone)).toMatchObject({
      version: 2,
      total,
      items: [
        { productId: plate, quantity: 2 },
        { productId: cup, quantity: 1 },
      ],
    });
    // the order's history lists the edit
    await page.goto(`/admin/orders/${placed.order_number}/history`);
    await page.getByText(orderChanges.history.changed, { exact: true }).waitFor();
    await page.getByText(orders.placed, { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await leave();
  });
});
