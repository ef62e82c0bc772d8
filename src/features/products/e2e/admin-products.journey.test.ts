import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { cartKey, storedAdmin } from '#features/auth/testing/users.ts';
import { isFocused, normalizeText, toastText, waitForHeading } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
  type Visitor,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser();
});
afterAll(() => shop.close());

type Fields = Messages['admin']['products']['fields'];

/** Opens the products of the admin area as an admin. */
const enter = async (visitor: Visitor, path = '') => {
  const visit = await shop.visit(visitor, { stored: await storedAdmin(shop) });
  const { products, layout } = await loadMessages('admin', visitor.language, testSettings);
  await visit.page.goto(`/admin/products${path}`);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  const field = (name: keyof Fields) => visit.page.getByLabel(products.fields[name], { exact: true });
  const press = (name: string) => visit.page.getByRole('button', { name, exact: true }).click();
  return { ...visit, products, frame: layout, field, press };
};

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const nameOf = async (id: string, language: ContentLanguage): Promise<string> => {
  const { rows } = await shop.database.pool.query(`select name_${language} as name from products where id = $1`, [id]);
  return rows[0].name;
};

/** Names that would break a page without escaping, or its layout. */
const hostile = '</script><script>document.title="broken"</script>';
const long = 'Nile'.repeat(48);

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;
  const other = language === 'ar' ? 'en' : 'ar';

  testOnce('an admin creates a bowl, and the shop, feed and sitemap contain it immediately', async () => {
    const admin = await enter(visitor, '/new');
    const { page, products, field } = admin;
    const shopper = await shop.visit(visitor);
    await shopper.open('/products/bowls');
    const name = { ar: `سلطانية الفيضان ${language}`, en: `Flood Bowl ${language}` };
    for (const each of ['ar', 'en'] as const) {
      await field(`name.${each}`).fill(name[each]);
      await field(`subtitle.${each}`).fill(each === 'ar' ? 'سلطانية، ١٦ سم' : 'Bowl, 16 cm');
      await field(`description.${each}`).fill(each === 'ar' ? 'سلطانية زرقاء.' : 'A blue bowl.');
    }
    await field('price').fill('650');
    await field('stock').fill('4');
    await field('category').selectOption('bowls');
    await admin.press(products.saveNew);
    await toastText(page, products.created.title);
    await waitForHeading(page, name[language]);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(id).toMatch(/^flood-bowl-/);

    const isListed = async () => {
      await shopper.page.reload();
      return (await shopper.page.getByRole('link', { name: name[language] }).count()) > 0;
    };
    await expect.poll(isListed).toBe(true);
    for (const document of [`/feeds/products-${language}.xml`, '/sitemap.xml']) {
      const feeds = await shopper.page.request.get(document);
      expect([document, feeds.status(), (await feeds.text()).includes(`/product/${id}`)]).toEqual([
        document,
        200,
        true,
      ]);
    }
    await shopper.open('/');
    expect(await shopper.page.getByRole('main').innerText()).not.toContain(shopper.t.catalogue.soon);
    await shopper.open(`/product/${id}`);
    await waitForHeading(shopper.page, name[language]);
    expect(admin.faults.concat(shopper.faults)).toEqual([]);
    await shopper.leave();
    await admin.leave();
  });

  testOnce('an archived product leaves the shop and returns when it is restored', async () => {
    const id = language === 'ar' ? 'cup-mug-01' : 'cup-mug-02';
    const name = await nameOf(id, language);
    const item = { id, name, price: 45_000, image: `${id}/1`, category: 'cups', quantity: 1 };
    const shopper = await shop.visit(visitor, { stored: { [cartKey]: JSON.stringify([item]) } });
    const admin = await enter(visitor, `/${id}`);
    const { page, products } = admin;
    await admin.field('salePrice').fill('77');
    await admin.press(products.archive.action);
    const dialog = page.getByRole('dialog', { name: products.archive.confirm({ name }) });
    await dialog.getByRole('button', { name: products.archive.action, exact: true }).click();
    await toastText(page, products.archive.done.title);
    // unsaved input is kept
    expect(await admin.field('salePrice').inputValue()).toBe('77');
    const gone = await shopper.page.goto(`/product/${id}`);
    expect(gone?.status()).toBe(404);
    for (const document of [`/feeds/products-${language}.xml`, '/sitemap.xml']) {
      expect(await (await shopper.page.request.get(document)).text()).not.toContain(`/product/${id}<`);
    }
    await shopper.open('/cart');
    await shopper.page.getByText(shopper.t.notices.cart.gone.body, { exact: true }).waitFor();
    expect(await shopper.page.getByRole('main').getByRole('link', { name, exact: true }).count()).toBe(0);

    await page.getByRole('button', { name: products.archive.restore, exact: true }).click();
    await toastText(page, products.archive.restored.title);
    expect((await shopper.page.goto(`/product/${id}`))?.status()).toBe(200);
    await shopper.leave();
    await admin.leave();
  });

  testOnce('saving over another admin’s change is refused, and the input can be kept on top of it', async () => {
    const id = `plate-scarab-0${language === 'ar' ? 1 : 2}`;
    const first = await enter(visitor, `/${id}`);
    const second = await enter(visitor, `/${id}`);
    await first.field('price').fill('777');
    await first.field('salePrice').fill('');
    await first.press(first.products.save);
    await toastText(first.page, first.products.saved.title);
    await second.field('stock').fill('50');
    await second.press(second.products.save);
    const again = second.page.getByRole('button', { name: second.products.conflict.keep, exact: true });
    await again.waitFor();
    await expect.poll(() => isFocused(again)).toBe(true);
    expect(await second.field('stock').inputValue()).toBe('50');
    await again.press('Enter');
    await again.waitFor({ state: 'detached' });
    await expect.poll(() => second.field('price').inputValue()).toBe('777');
    expect(await second.field('stock').inputValue()).toBe('50');
    await second.press(second.products.save);
    await toastText(second.page, second.products.saved.title);
    await first.leave();
    await second.leave();
  });

  testOnce('leaving a product with unsaved changes requires confirmation, but not after saving', async () => {
    const id = `plate-lotus-0${language === 'ar' ? 1 : 2}`;
    const admin = await enter(visitor, `/${id}`);
    const { page, products, field, frame } = admin;
    const dialog = page.getByRole('dialog', { name: frame.unsaved.title });
    const stay = dialog.getByRole('button', { name: frame.unsaved.stay, exact: true });
    const back = page.getByRole('link', { name: products.back, exact: true });
    await field('stock').click();
    const counted = String(Number(await field('stock').inputValue()) + 1);
    await field('stock').fill(counted);
    await back.click();
    await stay.click();
    expect(await field('stock').inputValue()).toBe(counted);
    const [warning] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();

    await admin.press(products.save);
    await toastText(page, products.saved.title);
    await back.click();
    await page.getByRole('link', { name: await nameOf(id, language), exact: true }).click();
    await field('stock').fill('0');
    await page.goBack();
    await dialog.getByRole('button', { name: frame.unsaved.leave, exact: true }).click();
    await waitForHeading(page, products.title);
    expect(admin.faults).toEqual([]);
    await admin.leave();
  });

  testOnce('products are reordered by keyboard alone', async () => {
    const admin = await enter(visitor);
    const { page, products } = admin;
    const names = async () => (await page.locator('tbody th[scope=row] a').allInnerTexts()).map(normalizeText);
    await page.locator('tbody th[scope=row] a').first().waitFor();
    const [first = '', second = '', third = ''] = await names();
    const up = page.getByRole('button', { name: products.up({ name: third }), exact: true });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, third, second]);
    await expect.poll(() => isFocused(up)).toBe(true);
    const down = page.getByRole('button', { name: products.down({ name: third }), exact: true });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, second, third]);
    await expect.poll(() => isFocused(down)).toBe(true);
    await admin.leave();
  });

  testOnce('products are searched in both languages, filtered and sorted, and the URL keeps the state', async () => {
    const admin = await enter(visitor);
    const { page, products } = admin;
    const name = await nameOf('set-gift-01', language);
    await page.getByRole('searchbox', { name: products.search }).fill(await nameOf('set-gift-01', other));
    await page.waitForURL(/[?&]q=/u);
    await expect.poll(() => page.locator('tbody th[scope=row]').count()).toBe(1);
    await rowOf(page, name).waitFor();
    await page.getByRole('combobox', { name: products.category, exact: true }).selectOption('plates');
    await page.getByText(admin.frame.list.noMatches, { exact: true }).waitFor();
    // a filter selected before the debounced search runs stays
    await page.getByRole('searchbox', { name: products.search }).fill(name);
    await page.getByRole('combobox', { name: products.category, exact: true }).selectOption('sets');
    await page.waitForURL(
      ({ searchParams }) => searchParams.get('q') === name && searchParams.get('category') === 'sets',
    );
    await rowOf(page, name).waitFor();
    await page.goto('/admin/products?category=sets&sort=stock');
    await rowOf(page, name).waitFor();
    expect(await page.getByRole('combobox', { name: products.sort, exact: true }).inputValue()).toBe('stock');
    await page.getByRole('link', { name, exact: true }).click();
    await waitForHeading(page, name);
    await page.getByRole('link', { name: products.back, exact: true }).click();
    await page.waitForURL(/category=sets&sort=stock$/u);
    await admin.leave();
  });

  testOnce('hostile text in a product breaks no page', async () => {
    const admin = await enter(visitor, '/set-tea-03');
    const { field, products, page } = admin;
    for (const each of ['ar', 'en'] as const) {
      await field(`name.${each}`).fill(`${hostile} ${each}`);
      await field(`subtitle.${each}`).fill(long.slice(0, 100));
      await field(`description.${each}`).fill(`${hostile}\n\n${long.repeat(5)}`);
      await field(`features.${each}`).fill('');
    }
    await admin.press(products.save);
    await toastText(page, products.saved.title);
    const shopper = await shop.visit(visitor);
    for (const path of ['/', '/products/sets', '/product/set-tea-03', '/cart']) {
      await shopper.open(path);
      expect(await shopper.page.title()).not.toBe('broken');
      expect(await overflowOf(shopper.page), path).toBeLessThanOrEqual(0);
    }
    await shopper.open('/product/set-tea-03');
    await waitForHeading(shopper.page, `${hostile} ${language}`);
    await page.getByRole('link', { name: products.back, exact: true }).click();
    await page.locator('tbody th[scope=row] a').first().waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(admin.faults.concat(shopper.faults)).toEqual([]);
    await shopper.leave();
    await admin.leave();
  });
});

/** Horizontal overflow of a page, in pixels. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
