import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { sessionKey, storedAdmin, storedSession } from '#features/auth/testing/users.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { dismissToast } from '#tests/support/browser/visible-text.ts';
import {
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
  waitForContent,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser();
});
afterAll(async () => {
  await shop.close();
});

/** Places an order with cash on delivery and marks it as processing. */
const placeOrder = async (
  session: string,
  language: ContentLanguage,
): Promise<{ orderNumber: string; total: number }> => {
  const response = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${JSON.parse(session).access_token}`,
    },
    body: JSON.stringify(orderInputFor({ language })),
  });
  const placed = (await response.json()) as { orderNumber: string; total: number };
  await shop.database.pool.query(`update orders set status = 'processing' where order_number = $1`, [
    placed.orderNumber,
  ]);
  return placed;
};

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const { language } = visitor;

  test('an admin packs, prints and ships selected orders; the customer tracks the parcel, and the settlement pays it', async () => {
    const session = await storedSession(shop.url);
    const [first, second] = [await placeOrder(session, language), await placeOrder(session, language)];
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { shipments: t, settlements, orders, bulkOrders } = await loadMessages('admin', language, testSettings);
    const { fields } = await loadMessages('common', language, testSettings);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await page.goto('/admin/orders?status=processing');
    for (const { orderNumber } of [first, second]) {
      await page
        .getByRole('checkbox', { name: t.selection.choose({ number: shortOrderNumber(orderNumber) }), exact: true })
        .check();
    }
    await press(t.selection.pack);
    await page
      .getByRole('dialog', { name: bulkOrders.confirm.pack })
      .getByRole('button', { name: t.selection.yes })
      .click();
    const outcome = page.getByRole('dialog', { name: t.selection.result });
    await outcome.getByText(t.selection.done(2), { exact: true }).waitFor();
    await outcome.getByRole('button', { name: fields.close, exact: true }).last().click();

    await page.getByRole('link', { name: t.selection.slips, exact: true }).click();
    await page.getByRole('heading', { name: t.sheets.slips, level: 1 }).waitFor();
    for (const { orderNumber } of [first, second]) await page.getByRole('article').getByText(orderNumber).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: t.selection.handOver, exact: true }).click();
    await page.getByText(`${t.sheets.total}: ${t.sheets.parcels(2)}`, { exact: true }).waitFor();
    await page.getByRole('link', { name: t.sheets.back, exact: true }).click();

    const saved = page.waitForEvent('download');
    await press(t.selection.file);
    expect((await saved).suggestedFilename()).toBe('parcels.csv');
    await dismissToast(page, t.selection.exported.title);
    await press(t.selection.move.shipped);
    await page
      .getByRole('dialog', { name: bulkOrders.confirm.ship })
      .getByRole('button', { name: t.selection.yes })
      .click();
    await outcome.getByText(t.selection.done(2), { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await outcome.getByRole('button', { name: fields.close, exact: true }).last().click();

    await page.goto(`/admin/orders/${first.orderNumber}/shipments`);
    const tracking = `E2E-${language}-1`.toUpperCase();
    await page.getByRole('link', { name: t.panel.edit, exact: true }).click();
    await page.getByRole('textbox', { name: t.form.tracking, exact: true }).fill(tracking.toLowerCase());
    await press(t.form.save);
    await dismissToast(page, t.panel.saved.title);
    await page.getByText(tracking, { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    const customer = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    await customer.open(`/order-confirmation/${first.orderNumber}`);
    const { parcels } = await loadMessages('checkout', language, testSettings);
    await customer.page.getByText(parcels.state.handed_over, { exact: true }).waitFor();
    const link = customer.page.getByRole('link', { name: parcels.follow, exact: true });
    expect(await link.getAttribute('href')).toContain(tracking);
    expect(await findAccessibilityViolations(customer.page)).toEqual([]);
    await customer.leave();

    // the second order brings less than it owes
    const file = `AWB;Ref;COD\r\n${tracking};;${first.total / 100}\r\n;${second.orderNumber};10\r\n`;
    await page.goto('/admin/shipments/settlements');
    await page.getByRole('combobox', { name: settlements.read.courier }).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bosta.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    const choose = async (label: string, heading: string) => {
      await page.getByRole('combobox', { name: label, exact: true }).selectOption(heading);
    };
    await choose(settlements.columns.trackingNumber, 'AWB');
    await choose(settlements.columns.orderNumber, 'Ref');
    await choose(settlements.columns.amount, 'COD');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await press(settlements.columns.save);
    await dismissToast(page, settlements.columns.saved.title);
    await page.getByRole('heading', { name: settlements.read.plan }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await press(settlements.read.book);
    await page.getByText(settlements.read.open(1), { exact: true }).waitFor();
    await page.getByRole('link', { name: settlements.read.toLines, exact: true }).click();
    await press(settlements.settle.open);
    const dialog = page.getByRole('dialog', { name: settlements.settle.title });
    await dialog.getByRole('textbox', { name: settlements.settle.note, exact: true }).fill('Bosta, 30/11');
    await dialog.getByRole('button', { name: settlements.settle.button, exact: true }).click();
    await page.getByText(settlements.nothingOpen, { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.goto(`/admin/orders?q=${first.orderNumber}`);
    await page
      .getByRole('row')
      .filter({ hasText: shortOrderNumber(first.orderNumber) })
      .getByText(orders.payment.paid, { exact: true })
      .last()
      .waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  test('the list of parcels has no horizontal scrolling on a desktop', async () => {
    const { orderNumber } = await placeOrder(await storedSession(shop.url), language);
    await shop.database.pool.query(
      `with sent as (
         update orders set shipping_info = shipping_info || '{"city": "Mansoura", "phone": "+201555128846"}' where order_number = $1
         returning id
       )
       insert into shipments (order_id, number, courier_id, tracking_number, cash_to_collect, cash_received, state, created_at)
       select sent.id, 1, couriers.id, $2, 1772680, 1772680, 'handed_over', '2026-11-28T20:52:00Z' from sent, couriers
       where couriers.name_en = 'Own driver'`,
      [orderNumber, `MYL-48132${language.toUpperCase()}`],
    );
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/shipments');
    const table = page.getByRole('table');
    await table.getByText(shortOrderNumber(orderNumber), { exact: true }).waitFor();
    // another font has other widths
    await waitForContent(page);
    expect(
      await table.evaluate(
        ({ parentElement }) => (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0),
      ),
    ).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });
});
