import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatMoney, formatPercent } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import type { SettingSection } from '#core/settings/settings.ts';
import { cartKey, productOf, storedAdmin, storedCart } from '#features/auth/testing/users.ts';
import { isFocused, normalizeText, readFigures, toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

// each test begins with the settings of a new shop
beforeEach(async () => {
  await shop.database.pool.query('delete from setting_versions');
});

const saveConcurrently = (section: SettingSection, value: object) =>
  shop.database.pool.query(
    `insert into setting_versions (section, version, value, admin_id, published_at)
     select $1, (select coalesce(max(version), 0) + 1 from setting_versions where section = $1), $2, user_id, now()
     from user_roles limit 1`,
    [section, JSON.stringify(value)],
  );

const savedValue = async (section: SettingSection) => {
  const { rows } = await shop.database.pool.query<{ value: Record<string, unknown> }>(
    'select value from setting_versions where section = $1 order by version desc limit 1',
    [section],
  );
  return rows[0]?.value;
};

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;
  const openSettings = async (section = '') => {
    const visit = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { settings: t, layout } = await loadMessages('admin', language, testSettings);
    await visit.page.goto(`/admin/settings/${section}`);
    return { ...visit, texts: t, layout };
  };
  const saveButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const percentField = (page: Page, t: { readonly fields: { readonly taxPercent: string } }) =>
    page.getByLabel(t.fields.taxPercent, { exact: true });
  const percent = (value: number) => formatPercent(value / 100, language);

  test('a changed tax is effective in a shopper’s cart at once', async () => {
    const { page, texts: t, leave } = await openSettings('tax');
    const shopper = await shop.visit(visitor, {
      stored: { [cartKey]: storedCart({ 'plate-lotus-01': 2 }, language) },
    });
    const { orderSummary } = shopper.t;
    const subtotal = 2 * productOf('plate-lotus-01').price;
    const taxed = async () => (await readFigures(shopper.page))[orderSummary.tax({ rate: percent(20) })];
    await percentField(page, t).fill(language === 'ar' ? '٢٠' : '20');
    await saveButton(page, t.save).click();
    expect(await toastText(page, t.saved.title)).toBe(t.saved.body);
    await shopper.open('/cart');
    await expect.poll(taxed).toBe(normalizeText(formatMoney(subtotal / 5, language)));
    expect(await isFocused(saveButton(page, t.save))).toBe(true);
    await Promise.all([leave(), shopper.leave()]);
  });

  testOnce('an open page of a shopper is repriced after a change', async () => {
    const { page, texts: t, leave } = await openSettings('tax');
    const shopper = await shop.visit(visitor, {
      stored: { [cartKey]: storedCart({ 'plate-lotus-01': 1 }, language) },
    });
    await shopper.open('/cart');
    const { tax } = shopper.t.orderSummary;
    await expect.poll(async () => Object.keys(await readFigures(shopper.page))).toContain(tax({ rate: percent(14) }));
    await percentField(page, t).fill('15');
    await saveButton(page, t.save).click();
    await toastText(page, t.saved.title);
    // without a full page load
    const openLink = async (path: string) => {
      await shopper.page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
      await waitForPath(shopper.page, path);
    };
    await openLink('/products');
    await openLink('/cart');
    await expect.poll(async () => Object.keys(await readFigures(shopper.page))).toContain(tax({ rate: percent(15) }));
    await Promise.all([leave(), shopper.leave()]);
  });

  testOnce('a concurrent save shows both versions, and either one can be kept', async () => {
    const { page, texts: t, leave } = await openSettings('tax');
    const field = percentField(page, t);
    await field.fill('10');
    await saveConcurrently('tax', { ...testSettings.tax, percent: 12 });
    await saveButton(page, t.save).click();
    const panel = page.getByRole('region', { name: t.conflict.title, exact: true });
    await expect.poll(() => isFocused(panel)).toBe(true);
    const row = panel.getByRole('row', { name: t.fields.taxPercent });
    expect(normalizeText(await row.innerText())).toContain(percent(12));
    expect(normalizeText(await row.innerText())).toContain(percent(10));
    expect(await savedValue('tax')).toMatchObject({ percent: 12 });
    await panel.getByRole('button', { name: t.conflict.keepMine, exact: true }).click();
    await toastText(page, t.saved.title);
    expect(await savedValue('tax')).toMatchObject({ percent: 10 });
    await expect.poll(() => panel.count()).toBe(0);

    await saveConcurrently('tax', { ...testSettings.tax, percent: 16 });
    await field.fill('11');
    await saveButton(page, t.save).click();
    await panel.getByRole('button', { name: t.conflict.acceptTheirVersion, exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe('16');
    expect(await savedValue('tax')).toMatchObject({ percent: 16 });
    await leave();
  });

  testOnce('an earlier version is compared, and restored after confirmation', async () => {
    const { page, texts: t, leave } = await openSettings('service');
    const days = page.getByLabel(t.fields.returnDays, { exact: true });
    await days.fill('45');
    await saveButton(page, t.save).click();
    await toastText(page, t.saved.title);
    const version = t.history.version({ number: language === 'ar' ? '١' : '1' });
    await page.getByRole('button', { name: t.history.details({ version }), exact: true }).click();
    const change = page.getByRole('table', { name: t.history.details({ version }), exact: true });
    expect(normalizeText(await change.getByRole('row', { name: t.fields.returnDays }).innerText())).toMatch(
      language === 'ar' ? /٣٠.*٤٥/u : /30.*45/u,
    );
    await page.getByRole('button', { name: t.history.restore, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.history.confirm.title, exact: true });
    await dialog.getByRole('button', { name: t.history.restore, exact: true }).click();
    expect(await toastText(page, t.history.restored.title)).toBe(t.history.restored.body);
    await expect.poll(() => days.inputValue()).toBe('30');
    expect(await savedValue('service')).toEqual(testSettings.service);
    await leave();
  });

  testOnce('opening another section with unsaved changes asks for confirmation', async () => {
    const { page, texts: t, layout, leave } = await openSettings('offers');
    await page.getByLabel(t.fields.bundlePercent, { exact: true }).fill('0');
    await page
      .getByRole('link', { name: language === 'ar' ? t.back : t.sections.tax.title })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: layout.unsaved.title, exact: true });
    await dialog.getByRole('button', { name: layout.unsaved.stay, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/admin/settings/offers');
    // on a narrow screen the sections are in a sheet
    if (visitor.width < 1280)
      await page.getByRole('navigation', { name: layout.parts, exact: true }).getByRole('button').first().click();
    await page.locator('nav a[href="/admin/orders"]').filter({ visible: true }).press('Enter');
    await dialog.getByRole('button', { name: layout.unsaved.leave, exact: true }).click();
    await waitForPath(page, '/admin/orders');
    expect(await savedValue('offers')).toBeUndefined();
    await leave();
  });
});
