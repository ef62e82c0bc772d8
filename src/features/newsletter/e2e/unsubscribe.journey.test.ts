import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { isFocused, toastText, waitForHeading } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  journeyVisitors,
  type ShopInBrowser,
  type Visitor,
} from '#tests/support/browser.ts';
import { errorText } from '#tests/support/error-text.ts';
import { linkTo } from '#tests/support/mail/link-to.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { waitForStart } from '../../../../scripts/lib/page.ts';

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => shop.close());

/** Subscribes an address; returns the confirmation link. */
const subscribe = async (email: string, { language }: Visitor): Promise<string> => {
  const response = await fetch(`${shop.url}/api/newsletter-subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, language }),
  });
  expect(response.status).toBe(201);
  return linkTo(shop, email, '/confirm-newsletter?');
};

/** Subscribes and confirms an address; returns the unsubscribe link of the mail. */
const subscribed = async (email: string, visitor: Visitor): Promise<string> => {
  expect((await fetch(await subscribe(email, visitor), { method: 'POST' })).status).toBe(201);
  return linkTo(shop, email, '/unsubscribe?');
};

const isSubscribed = async (email: string): Promise<boolean> => {
  const { rows } = await shop.database.pool.query('select from newsletter_subscriptions where email = $1', [email]);
  return rows.length > 0;
};

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { unsubscribe } = serverTexts(visitor.language, testSettings);

  testOnce(
    'the newsletter link subscribes on a button press, and its page reports an existing subscription',
    async () => {
      const { newsletterConfirmation } = serverTexts(visitor.language, testSettings);
      const email = `asked-${visitor.language}@example.com`;
      const link = await subscribe(email, visitor);
      for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200);
      for (const outcome of [newsletterConfirmation.done, newsletterConfirmation.duplicate]) {
        const visit = await shop.visit(visitor);
        const { page } = visit;
        await visit.open(link);
        await waitForHeading(page, newsletterConfirmation.title);
        expect(await isSubscribed(email)).toBe(outcome === newsletterConfirmation.duplicate);
        const press = page.getByRole('button', { name: newsletterConfirmation.button, exact: true });
        await waitForStart(press);
        await press.press('Enter');
        await waitForHeading(page, outcome.title);
        await expect.poll(() => isFocused(page.getByRole('heading', { level: 1 }))).toBe(true);
        expect(await isSubscribed(email)).toBe(true);
        expect(await findAccessibilityViolations(page)).toEqual([]);
        await visit.leave();
      }
    },
  );

  testOnce('a mail link asks for confirmation and unsubscribes on a button press', async () => {
    const email = `leaves-${visitor.language}@example.com`;
    const link = await subscribed(email, visitor);
    const visit = await shop.visit(visitor);
    const { page } = visit;
    await visit.open(link);
    await waitForHeading(page, unsubscribe.title);
    expect(await page.locator('html').getAttribute('lang')).toBe(visitor.language);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await isSubscribed(email)).toBe(true);

    const press = page.getByRole('button', { name: unsubscribe.button, exact: true });
    await waitForStart(press);
    await press.press('Enter');
    await waitForHeading(page, unsubscribe.done.title);
    await expect.poll(() => isFocused(page.getByRole('heading', { level: 1 }))).toBe(true);
    expect(await isSubscribed(email)).toBe(false);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: unsubscribe.visit, exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(visit.faults).toEqual([]);
    await visit.leave();
  });

  testOnce('an incomplete link shows an error and changes nothing', async () => {
    const email = `stays-${visitor.language}@example.com`;
    const link = await subscribed(email, visitor);
    const visit = await shop.visit(visitor);
    const { page, faults } = visit;
    await visit.open(link.replace(/token=.{9}/, 'token='));
    const press = page.getByRole('button', { name: unsubscribe.button, exact: true });
    await waitForStart(press);
    await press.click();
    expect(await toastText(page, unsubscribe.failed)).toBe(errorText('UNSUBSCRIBE_LINK_INVALID', visitor.language));
    expect(await isSubscribed(email)).toBe(true);
    // the browser logs every refused request
    expect(faults.filter((fault) => !fault.includes('/api/unsubscriptions'))).toEqual([]);
    await visit.leave();
  });

  testOnce(
    'a form posted before its script has loaded, and a one-click request, get a plain text response',
    async () => {
      const email = `clicks-${visitor.language}@example.com`;
      const link = await subscribed(email, visitor);
      for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200);
      expect(await isSubscribed(email)).toBe(true);
      const response = await fetch(link, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        redirect: 'error',
      });
      expect([response.status, await response.text()]).toEqual([200, `${unsubscribe.done.title}\n`]);
      expect(await isSubscribed(email)).toBe(false);
      const refused = await fetch(`${shop.url}/unsubscribe?lang=${visitor.language}`, { method: 'POST' });
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, 'no-store']);
      expect((await fetch(`${shop.url}/unsubscribe/more`, { method: 'POST' })).status).toBe(405);
    },
  );
});
