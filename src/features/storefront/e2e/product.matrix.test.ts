import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney, formatPercent } from '#core/i18n/format.ts';
import { localisedAddress } from '#core/i18n/language.ts';
import { productOf } from '#features/auth/testing/users.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import {
  cartLink,
  closeCartDrawer,
  normalizeText,
  readFigures,
  toastText,
  waitForHeading,
} from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { waitForStart } from '../../../../scripts/lib/page.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const detailOf = async (id: string, language: string): Promise<ProductDetail> =>
  (await fetch(`${shop.url}/api/products/${id}?language=${language}`)).json();

/** Triggers hydration of the content below the fold. */
const hydrateDeferredSections = (page: Page) => waitForStart(page.locator('#reviews'));

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  testOnce('bought-together products go into the cart at the displayed price', async () => {
    const visit = await shop.visit(visitor);
    const { page, t, language } = visit;
    const money = (piastres: number) => normalizeText(formatMoney(piastres, language));
    const { boughtTogether } = await detailOf('cup-tea-01', language);
    if (!boughtTogether) throw new Error('There is no bought-together offer');
    expect(boughtTogether.products).toHaveLength(2);
    await visit.open('/product/cup-tea-01');
    await hydrateDeferredSections(page);
    const card = page.locator('section', {
      has: page.getByRole('heading', { name: t.productDetails.together.title, exact: true }),
    });
    const add = card.getByRole('button', { name: t.productDetails.together.addAll });
    await waitForStart(add);
    await card.scrollIntoViewIfNeeded();
    const cardText = normalizeText(await card.innerText());
    for (const text of [
      money(boughtTogether.discounted),
      money(boughtTogether.total),
      t.productDetails.together.discount,
    ]) {
      expect(cardText).toContain(text);
    }
    await add.click();
    expect(await toastText(page, t.notices.cart.addedAll.title)).toBe(t.notices.cart.addedAll.body);
    await closeCartDrawer(page);
    await cartLink(page, t, 3).click();
    await waitForHeading(page, t.cart.title);
    const togetherLabel = t.orderSummary.togetherDiscount({
      rate: formatPercent(defaultRules.offers.togetherPercent / 100, language),
    });
    const bundleLabel = t.orderSummary.bundleDiscount({
      rate: formatPercent(defaultRules.offers.bundlePercent / 100, language),
    });
    await page.getByText(togetherLabel, { exact: true }).waitFor();
    const figures = await readFigures(page);
    expect(figures[t.orderSummary.subtotal]).toBe(money(boughtTogether.total));
    expect(figures[togetherLabel]).toBe(money(boughtTogether.discounted - boughtTogether.total));
    expect(figures[bundleLabel]).toBeUndefined();
    await visit.leave();
  });

  testOnce('up to four recently viewed products are displayed, newest first, without the current one', async () => {
    const visit = await shop.visit(visitor);
    const { page, t, language, faults } = visit;
    const recent = page.locator('section', {
      has: page.getByRole('heading', { name: t.productDetails.recent, exact: true }),
    });
    const viewed = () => page.evaluate(() => localStorage.getItem('recentlyViewed') ?? '');
    const order = [
      'plate-lotus-01',
      'cup-tea-01',
      'set-tea-01',
      'cup-mug-01',
      'cup-tea-01',
      'plate-star-01',
      'set-gift-01',
    ];
    for (const [index, id] of order.entries()) {
      await visit.open(`/product/${id}`);
      await hydrateDeferredSections(page);
      await expect.poll(viewed).toContain(`["${id}"`);
      if (index === 0) {
        await page.waitForLoadState('networkidle');
        expect(await recent.count()).toBe(0);
      }
    }
    await recent.waitFor();
    const names = ['plate-star-01', 'cup-tea-01', 'cup-mug-01', 'set-tea-01'].map((id) => productOf(id).name[language]);
    const links = recent.getByRole('link');
    expect(await links.count()).toBe(4);
    for (const [index, name] of names.entries()) expect(await links.nth(index).textContent()).toContain(name);
    await links.first().click();
    await waitForHeading(page, names[0] ?? '');
    await expect.poll(() => links.first().textContent()).toContain(productOf('set-gift-01').name[language]);
    expect(faults).toEqual([]);
    await visit.leave();
  });

  testOnce('a corrupted list of viewed products breaks nothing', async () => {
    const visit = await shop.visit(visitor, {
      stored: { recentlyViewed: '[{"id":7},"../x","cup-of-gold","cup-tea-02"]' },
    });
    const { page, language, faults } = visit;
    await visit.open('/product/cup-tea-01');
    await hydrateDeferredSections(page);
    await page
      .getByRole('link', { name: productOf('cup-tea-02').name[language] })
      .last()
      .waitFor();
    expect(faults).toEqual([]);
    await visit.leave();
  });

  testOnce('a product is shared by the device or by copying its URL, in the page language', async () => {
    const address = localisedAddress('/product/cup-tea-01', shop.url, visitor.language);
    const sharing = await shop.visit(visitor, {
      before: () => {
        Object.assign(navigator, {
          share: async (what: ShareData) => {
            localStorage.setItem('shared', JSON.stringify(what));
          },
        });
      },
    });
    await sharing.open('/product/cup-tea-01');
    await sharing.page.getByRole('button', { name: sharing.t.product.share }).click();
    const shared = () => sharing.page.evaluate(() => JSON.parse(localStorage.getItem('shared') ?? 'null'));
    await expect.poll(shared).toEqual({ title: productOf('cup-tea-01').name[visitor.language], url: address });
    expect(await sharing.page.getByText(sharing.t.productDetails.linkCopied).count()).toBe(0);
    await sharing.leave();

    const visit = await shop.visit(visitor, { before: () => Reflect.deleteProperty(Navigator.prototype, 'share') });
    await visit.context.grantPermissions(['clipboard-write'], { origin: shop.url });
    const { page, t } = visit;
    await visit.open('/product/cup-tea-01');
    await page.getByRole('button', { name: t.product.share }).click();
    await page.getByRole('status').getByText(t.productDetails.linkCopied, { exact: true }).waitFor();
    // no script of a page may read the clipboard, so the test pastes
    const field = await page.evaluateHandle(() => document.body.appendChild(document.createElement('textarea')));
    await field.focus();
    await page.keyboard.press('Control+V');
    await expect.poll(() => field.evaluate(({ value }) => value)).toBe(address);
    await visit.leave();
  });

  testOnce(
    'content below the fold is readable before its script loads, and a lost network allows a retry',
    async () => {
      const visit = await shop.visit(visitor);
      const { page, t, faults } = visit;
      let isLost = true;
      await visit.context.route('**/assets/deferred-sections-*', (route) =>
        isLost ? route.abort() : route.continue(),
      );
      await visit.open('/product/cup-tea-01');
      const add = page.getByRole('button', { name: t.productDetails.together.addAll });
      await page.keyboard.press('Shift');
      await page.waitForTimeout(500);
      await add.waitFor();
      for (const { title } of Object.values(t.productDetails.promises)) {
        expect(await page.getByRole('main').getByText(title, { exact: true }).isVisible()).toBe(true);
      }
      isLost = false;
      await waitForStart(add);
      expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
      await visit.leave();
    },
  );
});
