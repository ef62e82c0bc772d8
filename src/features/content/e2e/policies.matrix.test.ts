import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '#features/settings/default-store-details.ts';
import { waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { pageNames } from '../policy-page-names.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('the footer leads to the pages about delivery, returns, privacy, terms and questions', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    const { policies } = t.layout.footer;
    await open('/about');
    for (const name of pageNames) {
      await page.getByRole('contentinfo').getByRole('link', { name: policies[name], exact: true }).click();
      await waitForPath(page, `/policies/${name}`);
      await waitForHeading(page, policies[name]);
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
    }
    await leave();
  });

  test('the page about returns names the days and the ways to reach the shop', async () => {
    const { page, language, open, leave } = await shop.visit(visitor);
    await open('/policies/returns');
    const main = page.getByRole('main');
    await main.getByText(language === 'ar' ? 'خلال ٣٠ يومًا' : 'within 30 days').waitFor();
    const mail = main.getByRole('link', { name: owner.email, exact: true }).first();
    expect(await mail.getAttribute('href')).toBe(`mailto:${owner.email}`);
    expect(await mail.locator('bdi').evaluate((address) => getComputedStyle(address).direction)).toBe('ltr');
    await leave();
  });

  test('the questions are structured data for search engines', async () => {
    const { page, open, leave } = await shop.visit(visitor);
    await open('/policies/faq');
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(headings);
    await leave();
  });
});
