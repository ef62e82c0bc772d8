import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { storedAdmin } from '#features/auth/testing/users.ts';
import { openFilters } from '#tests/support/admin/open-filters.ts';
import { pressAt, typeInto } from '#tests/support/browser/keyboard.ts';
import { isFocused, normalizeText, toastText } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const quote = async (code: string) => {
  const response = await fetch(`${shop.url}/api/promo-code-quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, lines: [{ productId: 'plate-lotus-01', quantity: 1 }] }),
  });
  return (await response.json()) as { discount?: number; code: string };
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;

  testOnce('an admin creates a promo code, deactivates and deletes it', async () => {
    const { promoCodes: t } = await loadMessages('admin', language, testSettings);
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const code = `NILE-${Date.now()}`;
    await page.goto('/admin/promo-codes');
    await page.getByRole('button', { name: t.add, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.form.make });
    const field = (label: string) => dialog.getByLabel(label, { exact: true });
    const save = dialog.getByRole('button', { name: t.form.save, exact: true });

    await field(t.code).fill(code.toLowerCase());
    await field(t.form.percent).fill(language === 'ar' ? '١٠' : '10');
    await field(t.form.minPurchase).fill('1000');
    await field(t.form.maxUses).fill('50');
    await field(t.form.validUntil).fill('2030-06-30');
    await save.click();
    expect(await toastText(page, t.made.title)).toBe(t.made.body);

    const row = page.getByRole('row').filter({ hasText: code });
    await row.getByText(t.states.open, { exact: true }).waitFor();
    expect((await quote(code)).discount).toBe(12_500);
    await row.getByRole('button', { name: t.details({ code }), exact: true }).click();
    await page.getByRole('button', { name: t.close, exact: true }).click();
    await toastText(page, t.closed.title);
    await row.getByText(t.states.closed, { exact: true }).waitFor();
    expect((await quote(code)).code).toBe('PROMO_INVALID');

    // by keyboard, because a toast may cover the button
    await page.getByRole('button', { name: t.remove, exact: true }).press('Enter');
    const confirmDialog = page.getByRole('dialog', { name: t.confirm.title });
    await confirmDialog.getByRole('button', { name: t.remove, exact: true }).click();
    await toastText(page, t.removed.title);
    await expect.poll(() => row.count()).toBe(0);
    await leave();
  });

  testOnce('a used promo code keeps its discount and shows its number of uses', async () => {
    const { promoCodes: t } = await loadMessages('admin', language, testSettings);
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const code = `USED-${language.toUpperCase()}`;
    await shop.database.pool.query(
      `insert into promo_codes (code, discount_type, discount_value, max_uses, current_uses) values ($1, 'percentage', 15, 50, 12)`,
      [code],
    );
    await page.goto(`/admin/promo-codes?q=${code}`);
    const row = page.getByRole('row').filter({ hasText: code });
    expect(normalizeText(await row.innerText())).toContain(
      language === 'ar' ? t.usesOf({ used: '١٢', max: '٥٠' }) : t.usesOf({ used: '12', max: '50' }),
    );
    await row.getByRole('button', { name: t.details({ code }), exact: true }).click();
    const edit = page.getByRole('button', { name: t.edit, exact: true });
    await edit.waitFor();
    expect(await page.getByRole('button', { name: t.remove, exact: true }).count()).toBe(0);
    await edit.click();
    const dialog = page.getByRole('dialog', { name: t.form.change({ code }) });
    const max = dialog.getByLabel(t.form.maxUses, { exact: true });
    await max.fill('60');
    await dialog.getByRole('button', { name: t.form.save, exact: true }).click();
    await toastText(page, t.changed.title);
    await expect.poll(async () => normalizeText(await row.innerText())).toContain(language === 'ar' ? '٦٠' : '60');
    await leave();
  });

  testOnce('welcome codes are listed separately', async () => {
    const { layout, promoCodes: t } = await loadMessages('admin', language, testSettings);
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    await page.goto('/admin/promo-codes');
    await openFilters(page, layout);
    await page.getByRole('link', { name: t.personal, exact: true }).click();
    const own = page.getByRole('row').filter({ hasText: 'WELCOME-' });
    await own.first().waitFor();
    await own.first().getByText(t.firstOrder, { exact: true }).waitFor();
    await page.getByRole('link', { name: t.ofShop, exact: true }).click();
    await expect.poll(() => own.count()).toBe(0);
    await leave();
  });

  testOnce('a promo code is created by keyboard alone', async () => {
    const { promoCodes: t } = await loadMessages('admin', language, testSettings);
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const code = `KEYS-${Date.now()}`;
    await page.goto('/admin/promo-codes');
    await pressAt(page.getByRole('button', { name: t.add, exact: true }), 'Enter');
    const dialog = page.getByRole('dialog', { name: t.form.make });
    await expect.poll(() => isFocused(dialog.getByLabel(t.code, { exact: true }))).toBe(true);
    await page.keyboard.type(code);
    await typeInto(dialog.getByLabel(t.form.percent, { exact: true }), '20');
    await page.keyboard.press('Enter');
    await toastText(page, t.made.title);
    await page.getByRole('row').filter({ hasText: code }).waitFor();
    await leave();
  });
});
