import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatRating } from '#core/i18n/format.ts';
import type { StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import { newCustomer, submitSignUp } from '#features/auth/testing/users.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
} from '#tests/support/browser.ts';
import { placeAnOrder } from '#tests/support/pages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { waitForStart } from '../../../../scripts/lib/page.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const formOn = (page: Page, { productDetails, counts }: StorefrontMessages) => {
  const section = page.locator('#reviews');
  return {
    section,
    comment: section.getByRole('textbox', { name: productDetails.reviews.comment }),
    stars: (count: number) => section.getByRole('radio', { name: counts.stars(count), exact: true }),
    submit: section.getByRole('button', { name: productDetails.reviews.submit }),
    items: section.getByRole('listitem'),
    open: () => section.getByRole('button', { name: productDetails.reviews.write, exact: true }).click(),
  };
};

/** Replaces the reviews of a product by these comments of deleted accounts, oldest first. */
const replaceReviews = async (productId: string, comments: readonly string[]) => {
  await shop.database.pool.query('delete from reviews where product_id = $1', [productId]);
  for (const [index, comment] of comments.entries()) {
    await shop.database.pool.query(
      `insert into reviews (product_id, rating, comment, created_at) values ($1, 4, $2, now() - interval '1 day' + $3 * interval '1 minute')`,
      [productId, comment, index],
    );
  }
};

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  testOnce('a press before the code of its section has loaded opens the form after loading', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    const form = formOn(page, t);
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/deferred-sections-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await open('/product/cup-tea-01');
    await form.open();
    expect(await form.comment.count()).toBe(0);
    code.resolve();
    await form.comment.waitFor();
    await leave();
  });

  testOnce(
    'a visitor writes a review, signs in on the way and sees it at once; a second one does not count twice',
    async () => {
      const productId = visitor.language === 'ar' ? 'cup-tea-01' : 'cup-tea-02';
      await replaceReviews(productId, []);
      const visit = await shop.visit(visitor);
      const { page, t, language, faults } = visit;
      const { review: messages } = t.notices;
      const form = formOn(page, t);
      const count = page.getByRole('link', {
        name: t.counts.reviews(testSettings.reviews.claimedCount),
        exact: true,
      });
      const average = (rating: number) => t.product.reviews.average({ rating: formatRating(rating, language) });

      await visit.open(`/product/${productId}`);
      await count.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      await form.section.getByText(t.productDetails.reviews.empty, { exact: true }).waitFor();
      await form.section.getByRole('img', { name: average(0) }).waitFor();

      await form.open();
      // five stars by default; other ratings are also selected by keyboard
      await form.comment.fill('خفيف وجميل\nand sturdy');
      expect(await form.stars(5).isChecked()).toBe(true);
      await form.stars(5).focus();
      await page.keyboard.press('ArrowUp');
      expect(await form.stars(4).isChecked()).toBe(true);
      await form.submit.click();
      expect(await toastText(page, messages.login.title)).toBe(messages.login.body);

      await page.getByRole('alert').getByRole('button', { name: t.layout.nav.login, exact: true }).click();
      await waitForPath(page, '/auth');
      await page.getByRole('tab', { name: t.auth.signup }).click();
      await submitSignUp(page, t, newCustomer());
      await waitForPath(page, `/product/${productId}`);
      await form.comment.waitFor();
      expect(await form.comment.inputValue()).toBe('خفيف وجميل\nand sturdy');
      expect(await form.stars(4).isChecked()).toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);

      await form.submit.click();
      expect(await toastText(page, messages.sent.title)).toBe(messages.sent.body);
      await form.section.getByText('نادية', { exact: true }).waitFor();
      await form.section.getByText('and sturdy').waitFor();
      expect(await form.comment.inputValue()).toBe('');
      expect(await form.stars(5).isChecked()).toBe(true);
      await form.section.getByRole('img', { name: average(4) }).waitFor();
      await page.getByRole('link', { name: t.counts.reviews(1), exact: true }).waitFor();
      await form.section.getByText(t.productDetails.reviews.again).waitFor();

      // identical text is the same review; different text creates a second one, and the latest counts
      await form.comment.fill('خفيف وجميل\nand sturdy');
      await form.stars(4).check();
      await form.submit.click();
      await form.section.getByText(t.productDetails.reviews.alreadyWritten).waitFor();
      expect(await form.items.count()).toBe(1);
      await form.stars(2).check();
      await form.submit.click();
      await form.section.getByRole('img', { name: average(2) }).waitFor();
      expect(await form.items.count()).toBe(2);
      expect(await page.getByRole('link', { name: t.counts.reviews(1), exact: true }).count()).toBe(1);

      // clients without scripts, such as search engines, get the reviews
      const response = await fetch(`${shop.url}/product/${productId}`, { headers: { cookie: `language=${language}` } });
      expect(await response.text()).toContain('خفيف وجميل\nand sturdy</p>');
      expect(faults).toEqual([]);
      await visit.leave();
    },
  );

  testOnce('the review of a buyer is marked as verified', async () => {
    const { stored } = await placeAnOrder(shop, visitor);
    const visit = await shop.visit(visitor, { stored });
    const { page, t } = visit;
    const form = formOn(page, t);
    const comment = `أول فنجان ${crypto.randomUUID()}`;
    await visit.open('/product/cup-tea-01');
    await waitForStart(form.section);
    await form.open();
    await form.comment.fill(comment);
    await form.submit.click();
    const own = form.items.filter({ hasText: comment });
    await own.getByText(t.productDetails.reviews.verified, { exact: true }).waitFor();
    expect(await own.getByRole('img', { name: t.counts.stars(5), exact: true }).count()).toBe(1);
    await visit.leave();
  });

  testOnce('older reviews load on request, ten at a time', async () => {
    const productId = visitor.language === 'ar' ? 'plate-star-01' : 'plate-papyrus-01';
    await replaceReviews(
      productId,
      Array.from({ length: 12 }, (_, index) => `${productId} ${index + 1}.`),
    );
    const visit = await shop.visit(visitor);
    const { page, t } = visit;
    const { items, section } = formOn(page, t);
    await visit.open(`/product/${productId}`);
    const older = section.getByRole('button', { name: t.productDetails.reviews.older });
    await waitForStart(older);
    expect(await items.count()).toBe(10);
    expect(await items.first().innerText()).toContain(`${productId} 12.`);
    expect(await items.first().innerText()).toContain(t.productDetails.reviews.formerCustomer);
    await older.click();
    await items.nth(11).waitFor();
    expect(await items.last().innerText()).toContain(`${productId} 1.`);
    expect(await older.count()).toBe(0);
    await expect.poll(() => items.nth(10).evaluate((item) => item === document.activeElement)).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await visit.leave();
  });
});
