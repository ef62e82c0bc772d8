import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, journeyVisitors, type ShopInBrowser } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  test('the about page shows its story, four values, and links to the contact page and the products', async () => {
    const { page, language, open, leave } = await shop.visit(visitor);
    const { hero, story, values, call } = serverTexts(language, testSettings).about;
    const main = page.getByRole('main');
    await open('/about');
    await waitForHeading(page, hero.title);
    await main.getByText(hero.text, { exact: true }).waitFor();
    await main.getByRole('heading', { name: story.title, exact: true }).waitFor();
    for (const paragraph of story.text.split('\n\n')) await main.getByText(paragraph, { exact: true }).waitFor();
    expect(values.items).toHaveLength(4);
    for (const { title, text } of values.items) {
      await main.getByRole('heading', { name: title, exact: true }).waitFor();
      await main.getByText(text, { exact: true }).waitFor();
    }

    await main.getByRole('link', { name: call.contact, exact: true }).click();
    await waitForPath(page, '/contact');
    await page.goBack();
    await main.getByRole('link', { name: call.products, exact: true }).click();
    await waitForPath(page, '/products');
    await leave();
  });
});
