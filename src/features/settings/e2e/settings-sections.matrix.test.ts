import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { storedAdmin } from '#features/auth/testing/users.ts';
import { settingNames } from '#generated/setting-names.gen.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { inEachLanguage, openShopInBrowser, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('every section opens from the list, fits the screen, and has no accessibility violations', async () => {
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { settings: t } = await loadMessages('admin', visitor.language, testSettings);
    await page.goto('/admin/settings/');
    for (const section of settingNames) {
      const { title } = t.sections[section];
      await page.getByRole('listitem').getByRole('link', { name: title, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await page.getByText(t.history.initial, { exact: true }).waitFor();
      await expect.poll(() => page.title()).toContain(title);
      expect([section, await findAccessibilityViolations(page)]).toEqual([section, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.goBack();
    }
    expect(faults).toEqual([]);
    await leave();
  });
});
