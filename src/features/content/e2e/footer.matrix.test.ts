import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import { drawWholePage, findCoveredByNotices, normalizeText, toastText } from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const linksIn = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('navigation', { name })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const newsletterOn = (page: Page, { fields, layout }: StorefrontMessages) => {
  const form = page.getByRole('contentinfo').locator('form');
  return {
    email: form.getByLabel(fields.email, { exact: true }),
    send: () => form.getByRole('button', { name: layout.footer.subscribe }).click(),
    button: form.getByRole('button'),
  };
};

const subscribed = async (email: string) =>
  (await shop.database.pool.query('select 1 from newsletter_subscriptions where email = $1', [email])).rowCount;

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  testOnce(
    'the footer describes the shop, links to its pages and shows the first year and payment methods',
    async () => {
      const { page, t, language, open, leave } = await shop.visit(visitor);
      const { footer } = t.layout;
      await open('/about');
      await drawWholePage(page);
      const foot = page.getByRole('contentinfo');
      await foot.getByText(footer.description, { exact: true }).waitFor();
      expect(await linksIn(page, footer.quickLinks)).toEqual([
        '/products',
        '/products?new=true',
        '/products?sale=true',
        '/products/sets',
        '/about',
      ]);
      expect(await linksIn(page, footer.customerService)).toEqual([
        '/contact',
        '/policies/delivery',
        '/policies/returns',
        '/policies/privacy',
        '/policies/terms',
        '/policies/faq',
      ]);
      const networks = await foot.getByRole('list', { name: footer.followUs }).getByRole('link').allInnerTexts();
      expect(networks.length).toBeGreaterThan(0);
      for (const network of networks) expect(Object.values<string>(footer.social)).toContain(network);
      const text = normalizeText(await foot.innerText());
      expect(text).toMatch(language === 'ar' ? /© ٢٠٢٤/ : /© 2024/);
      expect(text).toContain(footer.payments);
      expect(t.layout.footer.payments).toMatch(
        language === 'ar' ? /فيزا.*ماستركارد.*إنستاباي.*نقد/ : /Visa, Mastercard, InstaPay or cash/,
      );
      await leave();
    },
  );

  testOnce('a newsletter address gets a confirmation mail, known or unknown, and the form says so', async () => {
    const { page, t, language, context, open, leave } = await shop.visit(visitor);
    const { confirmationRequired, failed } = t.notices.newsletter;
    const address = `reader-${language}@example.com`;
    await open('/about');
    const { email, button, send } = newsletterOn(page, t);

    let release = () => undefined as void;
    await context.route('**/api/newsletter-subscriptions', async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue();
    });
    await email.fill(address);
    await send();
    await expect.poll(() => button.innerText()).toBe(t.layout.footer.subscribing);
    expect(await button.isDisabled()).toBe(true);
    await expect.poll(() => (release(), email.inputValue())).toBe('');
    expect(await toastText(page, confirmationRequired.title)).toBe(normalizeText(confirmationRequired.body));
    expect(await subscribed(address)).toBe(0);
    expect(await button.isDisabled()).toBe(false);

    await context.unroute('**/api/newsletter-subscriptions');
    await shop.database.pool.query('insert into newsletter_subscriptions (email) values ($1)', [address]);
    await email.fill(address.toUpperCase());
    await send();
    expect(await toastText(page, confirmationRequired.title)).toBe(normalizeText(confirmationRequired.body));
    await expect.poll(() => email.inputValue()).toBe('');

    await email.fill(address);

    await context.route('**/api/newsletter-subscriptions', (route) => route.fulfill({ status: 500, json: {} }));
    await send();
    expect(await toastText(page, failed.title)).toBe(normalizeText(failed.body));
    await leave();
  });

  testOnce('an invalid address is not sent to the newsletter', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    let isRequested = false;
    page.on('request', (request) => {
      if (request.url().endsWith('/newsletter-subscriptions')) isRequested = true;
    });
    await open('/about');
    const { email, button, send } = newsletterOn(page, t);
    for (const input of ['', 'reader', 'reader@']) {
      await email.fill(input);
      await send();
      // the button had the focus meanwhile
      await expect
        .poll(() => email.evaluate((field) => field === document.activeElement), { message: input })
        .toBe(true);
      expect(await toastText(page, t.notices.newsletter.failed.title)).toBe(t.validation['email.invalid']);
      await expect.poll(() => page.evaluate(findCoveredByNotices), { message: input }).toEqual([]);
      expect(await button.innerText()).toBe(t.layout.footer.subscribe);
      expect(await email.inputValue()).toBe(input);
    }
    expect(isRequested).toBe(false);
    await leave();
  });
});
