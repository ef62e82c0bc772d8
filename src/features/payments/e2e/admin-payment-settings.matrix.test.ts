import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { storedAdmin } from '#features/auth/testing/users.ts';
import { validationTexts as arabic } from '#generated/texts/ar/forms.gen.ts';
import { validationTexts as english } from '#generated/texts/en/forms.gen.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { toastText } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { openStripeGateway, type StripeGateway } from '../providers/stripe/testing/stripe-gateway.ts';

let shop: ShopInBrowser;
let gateway: StripeGateway;

beforeAll(async () => {
  [shop, gateway] = await Promise.all([openShopInBrowser(), openStripeGateway()]);
});
afterAll(async () => {
  await shop.close();
  await gateway.close();
});
beforeEach(async () => {
  await shop.database.pool.query('delete from setting_versions');
});

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;
  const validation = language === 'ar' ? arabic : english;
  const open = async () => {
    const visit = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { paymentSettings, paymentProviders, settings } = await loadMessages('admin', language, testSettings);
    await visit.page.goto('/admin/settings/payments');
    await visit.page.locator('form [type=submit]').waitFor();
    return { ...visit, t: { ...paymentSettings, ...paymentProviders.stripe }, settings };
  };
  const input = (page: Page, name: string) => page.locator(`[name="providers.stripe.${name}"]`);
  const card = (page: Page, { name }: { readonly name: string }) => page.getByRole('region', { name });
  const fillKeys = async (page: Page) => {
    for (const name of ['secretKey', 'webhookSecret'] as const)
      await input(page, `secrets.${name}`).fill(gateway.values[name] ?? '');
    await input(page, 'values.url').fill(gateway.values.url ?? '');
  };
  const save = (page: Page) => page.locator('form [type=submit]').click();

  testOnce('a provider is enabled with tested keys, is displayed in test mode, and loses a removed key', async () => {
    const { page, t, faults, leave } = await open();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await input(page, 'isEnabled').check();
    await fillKeys(page);
    const stripe = card(page, t);
    await stripe.getByRole('button', { name: t.test.button }).click();
    await stripe.getByText(t.test.ok.test).waitFor();
    await save(page);
    expect(await toastText(page, t.saved.title)).toContain(t.saved.body);
    await stripe.getByText(t.modes.test.name, { exact: true }).waitFor();
    await page.getByRole('complementary', { name: t.banner.title }).waitFor();
    // the stored secrets are not in the page
    expect(await stripe.locator('input[type=password]').count()).toBe(0);
    expect(await page.content()).not.toContain(gateway.values['webhookSecret']);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);

    // a stored secret is not sent to another address
    const { label } = t.fields.secretKey;
    await input(page, 'values.url').fill('http://127.0.0.1:1');
    await stripe.getByRole('button', { name: t.test.button }).click();
    await stripe.getByText(`${label}: ${validation['setting.keyRetype']}`).waitFor();
    await input(page, 'values.url').fill(gateway.values.url ?? '');
    await input(page, 'isEnabled').uncheck();
    await stripe.getByRole('button', { name: t.secret.remove({ label }) }).click();
    await save(page);
    await input(page, 'secrets.secretKey').waitFor();
    await leave();
  });

  testOnce(
    'settings saved by another admin meanwhile are displayed and overwritten only after confirmation',
    async () => {
      const { page, t, settings, leave } = await open();
      await shop.database.pool.query(
        `insert into setting_versions (section, version, value, admin_id, published_at)
       select 'payments', 1, '{"holdMinutes": 30, "transferHoldHours": null, "providers": {}}', user_id, now()
       from user_roles limit 1`,
      );
      await page.locator('[name=holdMinutes]').fill('45');
      await save(page);
      const panel = page.getByRole('region', { name: settings.conflict.title });
      await panel.getByText(t.holds.holdMinutes).waitFor();
      await panel.getByRole('button', { name: settings.conflict.keepMine }).click();
      expect(await toastText(page, t.saved.title)).toContain(t.saved.body);
      const { rows } = await shop.database.pool.query(
        `select version, value ->> 'holdMinutes' as minutes from setting_versions where section = 'payments' order by version`,
      );
      expect(rows).toEqual([
        { version: 1, minutes: '30' },
        { version: 2, minutes: '45' },
      ]);
      await leave();
    },
  );
});
