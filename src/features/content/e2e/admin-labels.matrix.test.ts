import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageFacts } from '#core/i18n/language.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { newCustomer, storedAdmin } from '#features/auth/testing/users.ts';
import { normalizeText, toastText, waitForHeading } from '#tests/support/browser/visible-text.ts';
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

const buyNow = { ar: 'اشترِ الآن', en: 'Buy now' };
const greeting = { ar: 'قل لنا مرحبًا', en: 'Say hello to us' };

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;
  const openEditor = async () => {
    const { labels: t, layout, settings } = await loadMessages('admin', language, testSettings);
    const visit = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    await visit.page.goto('/admin/settings/labels');
    await visit.page.getByRole('searchbox', { name: t.search }).waitFor();
    return { ...visit, t, layout, history: settings.history, editor: editorOf(visit.page, t, layout) };
  };

  test('an admin changes a button and a page heading, shoppers see both at once, and a reset restores them', async () => {
    const { page, t, layout, editor, leave } = await openEditor();
    const shopper = await shop.visit(visitor);
    await shopper.open('/');

    await editor.write('common/catalogue/addToCart', buyNow);
    await editor.write('content/contact/hero/title', greeting);
    await page.getByText(layout.saveBar.count(2), { exact: true }).waitFor();
    await editor.press();
    expect(await toastText(page, t.saved.title)).toBe(t.saved.body);

    await shopper.open('/contact');
    await waitForHeading(shopper.page, greeting[language]);
    await shopper.open('/');
    const carried = await shopper.page.locator('meta[name=shop-settings]').getAttribute('content');
    expect(JSON.parse(carried ?? '').labels).toEqual({
      [language]: { 'common/catalogue/addToCart': buyNow[language] },
    });
    // the product page is rendered by the browser
    const product = shopper.page.locator('a[href^="/product/"]:visible').first();
    await product.click();
    await shopper.page.waitForURL(/\/product\//u);
    await shopper.page.getByRole('button', { name: buyNow[language], exact: true }).first().waitFor();

    await editor.search('');
    await page.getByRole('checkbox', { name: t.onlyChanged }).check();
    await page.getByText(t.matchCount(2), { exact: true }).waitFor();
    for (const remaining of [2, 1]) {
      const resets = page.getByRole('button', { name: t.reset });
      await expect.poll(() => resets.count()).toBe(remaining);
      await resets.first().click();
    }
    await editor.save();
    await shopper.open('/contact');
    await waitForHeading(shopper.page, normalizeText(serverTexts(language, testSettings).contact.hero.title));
    await shopper.open('/');
    expect(await shopper.page.getByText(buyNow[language], { exact: true }).count()).toBe(0);
    await Promise.all([leave(), shopper.leave()]);
  });

  testOnce('every parameter of a changed text is filled in for shoppers', async () => {
    const { page, t, editor, leave } = await openEditor();
    await editor.write('forms/notices/cart/added/body', {
      ar: 'صار لك {quantity} من {name}',
      en: '{quantity} more of {name}',
    });
    await editor.save();

    const shopper = await shop.visit(visitor);
    await shopper.open('/product/cup-tea-01');
    const name = normalizeText(await shopper.page.getByRole('heading', { level: 1 }).innerText());
    await shopper.page.getByRole('button', { name: shopper.t.catalogue.addToCart, exact: true }).first().click();
    const one = language === 'ar' ? '١' : '1';
    expect(
      await toastText(shopper.page, shopper.t.notices.cart.addedMore({ name, quantity: one, total: one }).title),
    ).toBe(language === 'ar' ? `صار لك ${one} من ${name}` : `${one} more of ${name}`);
    await page.getByRole('button', { name: t.reset }).click();
    await editor.save();
    await Promise.all([leave(), shopper.leave()]);
  });

  testOnce(
    'concurrent labels of two admins are shown side by side and saved together; an earlier version is restored',
    async () => {
      const [first, second] = [await openEditor(), await openEditor()];
      const { t, history, editor, page } = second;
      await first.editor.write('cart/cart/title', { ar: 'سلّتي', en: 'My basket' });
      await first.editor.write('cart/cart/checkout', { ar: 'إلى الدفع', en: 'Pay' });
      await first.editor.save();

      await editor.write('cart/cart/title', { ar: 'الحقيبة', en: 'The bag' });
      await editor.press();
      const panel = page.getByRole('region', { name: t.conflict.title });
      await panel.getByText(language === 'ar' ? 'سلّتي' : 'My basket', { exact: true }).waitFor();
      await panel.getByText(language === 'ar' ? 'الحقيبة' : 'The bag', { exact: true }).waitFor();
      expect(await panel.getByText(language === 'ar' ? 'إلى الدفع' : 'Pay', { exact: true }).count()).toBe(0);
      await panel.getByRole('button', { name: t.conflict.keepMine }).click();
      await toastText(page, t.saved.title);

      const shopper = await shop.visit(visitor);
      const cart = async () => {
        await shopper.open('/cart');
        return normalizeText(await shopper.page.getByRole('heading', { level: 1 }).innerText());
      };
      expect(await cart()).toBe(language === 'ar' ? 'الحقيبة' : 'The bag');
      await page.getByRole('button', { name: history.restore, exact: true }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: history.restore, exact: true }).click();
      await toastText(page, history.restored.title);
      expect(await cart()).toBe(language === 'ar' ? 'سلّتي' : 'My basket');
      await Promise.all([first.leave(), second.leave(), shopper.leave()]);
    },
  );

  testOnce('the language switch keeps the search of the texts and the day filter of the settlements', async () => {
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { labels: t } = await loadMessages('admin', language, testSettings);
    const switchLanguage = () =>
      page.getByRole('link', { name: languageFacts[language === 'ar' ? 'en' : 'ar'].name, exact: true }).click();
    await page.goto('/admin/settings/labels');
    await page.getByRole('searchbox', { name: t.search }).fill('checkout/payment/title');
    await page.getByRole('checkbox', { name: t.onlyChanged }).check();
    await page.waitForURL(/q=.*changed=yes/u);
    await switchLanguage();
    await page.waitForFunction((before) => document.documentElement.lang !== before, language);
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('checkout/payment/title');
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
    await page.goto('/admin/shipments/settlements/totals?from=2026-03-01&to=2026-03-31');
    await expect.poll(() => page.locator('input[name=from]').inputValue()).toBe('2026-03-01');
    await leave();
  });

  testOnce('a manager can read but not change pages whose text can name a payment destination', async () => {
    const { layout } = await loadMessages('admin', language, testSettings);
    const stored = await storedAdmin(shop, newCustomer(), 'manager');
    const { page, leave } = await shop.visit(visitor, { stored });
    // free text of any page could name a payment destination
    for (const name of ['terms', 'delivery']) {
      await page.goto(`/admin/settings/pages/${name}`);
      await page.locator('form textarea').first().waitFor();
      expect(await page.getByText(layout.readOnly, { exact: true }).count()).toBe(1);
      expect(await page.locator('form textarea').first().isDisabled()).toBe(true);
    }
    await leave();
  });
});

/** The fields of the editor. */
const editorOf = (page: Page, t: Messages['admin']['labels'], { saveBar }: Messages['admin']['layout']) => {
  const field = (language: 'ar' | 'en') => page.getByRole('textbox', { name: t.languages[language], exact: true });
  const search = (query: string) => page.getByRole('searchbox', { name: t.search }).fill(query);
  const press = () => page.getByRole('button', { name: t.save, exact: true }).click();
  return {
    search,
    /** The field of the only matching message. */
    field,
    press,
    write: async (key: string, texts: { readonly ar: string; readonly en: string }) => {
      await search(key);
      await page.getByText(t.matchCount(1), { exact: true }).waitFor();
      await field('ar').fill(texts.ar);
      await field('en').fill(texts.en);
    },
    save: async () => {
      await press();
      await page.getByRole('button', { name: saveBar.discard, exact: true }).waitFor({ state: 'hidden' });
    },
  };
};
