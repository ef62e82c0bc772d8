import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { cartKey, storedAdmin } from '#features/auth/testing/users.ts';
import { auditDefinitions } from '#generated/audit.gen.ts';
import { pressAt, tabTo } from '#tests/support/browser/keyboard.ts';
import { drawPhotograph } from '#tests/support/browser/test-images.ts';
import { isFocused, toastText } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;
let photograph: Buffer;
beforeAll(async () => {
  shop = await openShopInBrowser();
  photograph = await drawPhotograph().jpeg().toBuffer();
});
afterAll(() => shop.close());

/** Opens the pictures of a product as an admin. */
const enter = async (visitor: Visitor, id: string) => {
  const visit = await shop.visit(visitor, { stored: await storedAdmin(shop) });
  const { pictures, products, auditLog } = await loadMessages('admin', visitor.language, testSettings);
  const { page } = visit;
  await page.goto(`/admin/products/${id}`);
  await page.getByRole('heading', { name: pictures.title, exact: true }).waitFor();
  const pictureForm = (view: 1 | 2 | 3 | 4) => {
    const part = page.getByRole('form', { name: pictures.views[view], exact: true });
    const button = (name: string) => part.getByRole('button', { name, exact: true });
    return {
      part,
      input: part.locator('input[type=file]'),
      choose: button(`${pictures.choose}: ${pictures.views[view]}`),
      replace: button(`${pictures.replace}: ${pictures.views[view]}`),
      remove: button(`${pictures.remove}: ${pictures.views[view]}`),
      put: button(pictures.put),
      describe: button(pictures.describe),
      alt: (language: 'ar' | 'en') => part.getByLabel(pictures.alt[language], { exact: true }),
    };
  };
  return { ...visit, pictures, products, log: auditLog, place: pictureForm };
};

const fileOf = (buffer: Buffer) => ({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer });

/** Returns the source of the main picture of a product page, once it is loaded. */
const mainPicture = async (page: Page, alt: string): Promise<string> => {
  const picture = page.getByRole('main').getByRole('img', { name: alt, exact: true }).first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  return picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;
  const id = language === 'ar' ? 'cup-tea-02' : 'cup-tea-03';

  testOnce('an uploaded picture is displayed wherever the product appears', async () => {
    const admin = await enter(visitor, id);
    const { page, pictures, products, place: pictureForm } = admin;
    const main = pictureForm(1);
    const stock = page.getByLabel(products.fields.stock, { exact: true });
    await stock.fill('123');

    await main.input.setInputFiles(fileOf(photograph));
    const alt = language === 'ar' ? 'فنجان أزرق بقاعدة ذهبية' : 'A blue cup with a golden foot';
    await main.alt(language).fill(alt);
    await main.put.click();
    await toastText(page, pictures.done.title);
    const source = await main.part.getByRole('img', { name: alt, exact: true }).getAttribute('src');
    expect(source).toMatch(/^\/photographs\/custom\/[0-9a-f]{32}\/1-480\.webp$/u);
    // unsaved changes in other fields are kept and can still be saved
    expect(await stock.inputValue()).toBe('123');

    // an item added to the cart earlier has the old picture
    const item = { id, name: 'فنجان', price: 100, image: `${id}/1`, category: 'cups', quantity: 1 };
    const shopper = await shop.visit(visitor, { stored: { [cartKey]: JSON.stringify([item]) } });
    await shopper.open(`/product/${id}`);
    const address = await mainPicture(shopper.page, alt);
    const name = address.replace(/-\d+\.\w+$/u, '');
    expect(source).toContain(name);
    const html = await (await shopper.page.request.get(`/product/${id}`)).text();
    expect(html).toMatch(new RegExp(`property="og:image" content="[^"]*${name}-1200\\.webp"`, 'u'));
    const requestPicture = (headers = {}) => shopper.page.request.get(address, { headers });
    const picture = (await requestPicture()).headers();
    expect(picture).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(picture['content-security-policy']).toContain("default-src 'none'");
    expect((await requestPicture({ 'if-none-match': picture['etag'] ?? '' })).status()).toBe(304);
    expect((await shopper.page.request.head(address)).status()).toBe(200);
    expect((await shopper.page.request.get(address.replace(/custom\/./u, 'custom/g'))).status()).toBe(404);
    expect(await (await shopper.page.request.get(`/feeds/products-${language}.xml`)).text()).toContain(name);
    await shopper.open('/cart');
    await shopper.page.locator(`main img[src*="${name}"]`).first().waitFor();
    expect(admin.faults.concat(shopper.faults)).toEqual([]);
    await shopper.leave();

    await stock.fill('321');
    await page.getByRole('button', { name: products.save, exact: true }).click();
    await toastText(page, products.saved.title);
    await admin.leave();
  });

  testOnce('a picture is uploaded, described and removed by keyboard alone', async () => {
    await shop.database.pool.query('delete from product_pictures where product_id = $1 and view = 4', [id]);
    const admin = await enter(visitor, id);
    const { page, pictures, place: pictureForm, log } = admin;
    const inUse = pictureForm(4);
    const choosing = page.waitForEvent('filechooser');
    await pressAt(inUse.choose, 'Enter');
    await (await choosing).setFiles(fileOf(photograph));
    await inUse.put.waitFor();
    // the product name and the description of the view
    expect(await inUse.alt('ar').inputValue()).toMatch(/، على المائدة$/u);
    expect(await inUse.alt('en').inputValue()).toMatch(/, served on the table$/u);
    await pressAt(inUse.put, 'Enter');
    await toastText(page, pictures.done.title);
    await expect.poll(() => isFocused(inUse.replace)).toBe(true);

    await tabTo(inUse.alt(language));
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(language === 'ar' ? 'فنجان على صينية' : 'A cup on a tray');
    await pressAt(inUse.describe, 'Enter');
    await toastText(page, pictures.described.title);
    await expect.poll(() => isFocused(inUse.replace)).toBe(true);

    await pressAt(inUse.remove, 'Enter');
    const dialog = page.getByRole('dialog', { name: pictures.confirmDelete({ view: pictures.views[4] }), exact: true });
    await dialog.waitFor();
    await pressAt(dialog.getByRole('button', { name: pictures.remove, exact: true }), 'Enter', 'Shift+Tab');
    await toastText(page, pictures.removed.title);
    await expect.poll(() => isFocused(inUse.choose)).toBe(true);

    await page.goto('/admin/audit-log');
    const waitForText = (text: string) => page.locator('main p').filter({ hasText: text }).first().waitFor();
    await waitForText(auditDefinitions['picture.deleted'].label[language]);
    await waitForText(`${log.details.view}: ${pictures.views[4]}`);
    expect(admin.faults).toEqual([]);
    await admin.leave();
  });
});
