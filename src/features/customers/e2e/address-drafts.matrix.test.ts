import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toastText } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, type ShopInBrowser, twoVisitors, waitForHydration } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { openAddresses } from '../testing/address-book.ts';
import { home, work } from '../testing/addresses.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const { language } = visitor;

  test('the address form restores its input after a reload and a language switch, until it is submitted', async () => {
    const addressPage = await openAddresses(shop, visitor, home, work);
    const { page, t, messages, cards, dialog, fieldOf, open, panel, leave } = addressPage;
    const switchTo = async (to: string) => {
      await page.goto(`/lang/${to}?to=/account?tab=addresses`);
      await waitForHydration(page);
    };
    const keys = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('-form-address-')));
    await open();
    await addressPage.press(messages.change, work);
    await fieldOf('address').fill('٨ شارع البحر، الدور الثالث');
    await fieldOf('city').fill('بنها');
    await switchTo(language === 'ar' ? 'en' : 'ar');
    await switchTo(language);
    await page.reload();
    await addressPage.press(messages.change, work);
    await expect.poll(() => fieldOf('address').inputValue()).toBe('٨ شارع البحر، الدور الثالث');
    // the hint depends on the city
    await fieldOf('postalCode').focus();
    const { postalCode } = t.checkout.hints;
    await dialog.getByText(postalCode, { exact: true }).waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');

    await addressPage.press(messages.change, home);
    expect(await fieldOf('address').inputValue()).toBe(home.address);
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: messages.add, exact: true }).click();
    expect(await fieldOf('address').inputValue()).toBe('');
    await fieldOf('label').fill('المخزن');
    await page.reload();
    await panel.getByRole('button', { name: messages.add, exact: true }).click();
    await expect.poll(() => fieldOf('label').inputValue()).toBe('المخزن');
    await page.keyboard.press('Escape');

    await addressPage.press(messages.change, work);
    await addressPage.save.click();
    await toastText(page, messages.notices.updated.title);
    expect((await addressPage.list())[1]).toMatchObject({ address: '٨ شارع البحر، الدور الثالث', city: 'بنها' });
    // deleted once the list has been loaded again
    await expect.poll(keys).toEqual(['lazaward-form-address-new']);
    await addressPage.press(messages.change, home);
    await fieldOf('label').fill('بيت أمي');
    await page.keyboard.press('Escape');
    await addressPage.press(messages.delete, home);
    await dialog.getByRole('button', { name: messages.delete, exact: true }).click();
    await expect.poll(() => cards.count()).toBe(1);
    expect(await keys()).toEqual(['lazaward-form-address-new']);
    await page.getByRole('main').getByRole('button', { name: t.layout.nav.logout, exact: true }).click();
    await expect.poll(keys).toEqual([]);
    await leave();
  });

  test('a dialog that is opened while the saved address is reloaded stays open', async () => {
    const addressPage = await openAddresses(shop, visitor, home, work);
    const { page, messages, fieldOf, open, leave } = addressPage;
    await open();
    await addressPage.press(messages.change, work);
    await fieldOf('city').fill('بنها');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/saved-addresses*', async (route) => {
      if (route.request().method() === 'GET') await held.promise;
      await route.continue();
    });
    const reloaded = page.waitForResponse(
      (response) => response.url().includes('/api/saved-addresses') && response.request().method() === 'GET',
    );
    await addressPage.save.click();
    await toastText(page, messages.notices.updated.title);
    await page.keyboard.press('Escape');
    await addressPage.press(messages.change, home);
    await fieldOf('label').fill('بيت أمي');
    held.resolve();
    await (await reloaded).finished();
    await page.getByText('بنها').first().waitFor({ state: 'attached' });
    expect(await fieldOf('label').inputValue()).toBe('بيت أمي');
    await leave();
  });
});
