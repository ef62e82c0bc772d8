import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import {
  cartKey,
  fillShipping,
  sessionKey,
  shippingFieldValue,
  storedCart,
  storedSession,
} from '#features/auth/testing/users.ts';
import { placeOrderButton, toastText, waitForHeading, waitForPath } from '../support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openBrowser,
  type ShopInBrowser,
  twoVisitors,
  waitForHydration,
} from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';
import { testSettings } from '../support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;
  const other = language === 'ar' ? 'en' : 'ar';
  const { contact } = serverTexts(language, testSettings);

  testOnce('the contact form keeps its input over language switch, reload and back, until it is sent', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    await open('/contact');
    const subject = page.locator('main [name=subject]');
    const text = page.locator('main [name=message]');
    await subject.fill('سؤال عن طقم');
    await text.fill('هل يعود طقم الشاي قريبًا؟');
    await page.goto(`/lang/${other}?to=/contact`);
    await waitForHydration(page);
    await expect.poll(() => subject.inputValue()).toBe('سؤال عن طقم');
    await page.goto(`/lang/${language}?to=/contact`);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => text.inputValue()).toBe('هل يعود طقم الشاي قريبًا؟');
    await open('/about');
    await page.goBack();
    await waitForHydration(page);
    await expect.poll(() => text.inputValue()).toBe('هل يعود طقم الشاي قريبًا؟');

    await page.locator('main [name=name]').fill('نادية');
    await page.locator('main [name=email]').fill('nadia@example.com');
    await page.getByRole('button', { name: contact.form.send, exact: true }).click();
    await toastText(page, t.notices.contact.sent.title);
    await page.reload();
    await waitForHydration(page);
    expect(await page.locator('main [name=email]').inputValue()).toBe('');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('-form-')))).toEqual([]);
    await leave();
  });

  testOnce('a new page is announced by its title and has the focus on its heading, also after an order', async () => {
    const stored = {
      [cartKey]: storedCart({ 'cup-tea-01': 1 }, language),
      [sessionKey]: await storedSession(shop.url),
    };
    const { page, t, open, leave } = await shop.visit(visitor, { stored });
    const focused = () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);
    await open('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: t.layout.nav.about, exact: true }).click();
    await waitForPath(page, '/about');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(async () => (await focused()).join() === `H1,${await heading.textContent()}`).toBe(true);
    const title = await page.title();
    expect(await page.getByRole('status').allTextContents()).toContain(title);

    await open('/checkout');
    await waitForHeading(page, t.checkout.title);
    await fillShipping(page, t, shippingFieldValue[language]);
    await placeOrderButton(page, t).click();
    await waitForPath(page, /^\/order-confirmation\//);
    await waitForHeading(page, t.confirmation.title);
    await expect.poll(async () => (await focused()).join() === `H1,${await heading.textContent()}`).toBe(true);
    await leave();
  });

  testOnce('an invalid newsletter address is marked as invalid until it is edited', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    await open('/about');
    const field = page.getByRole('contentinfo').locator('[name=email]');
    await field.fill('nadia@');
    await field.press('Enter');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#newsletter-error').innerText()).toBe(t.validation['email.invalid']);
    await field.press('End');
    await field.pressSequentially('e');
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    await leave();
  });

  testOnce('an error in the fragment of the site’s root is shown by the sign-in page', async () => {
    const { page, t, leave } = await shop.visit(visitor);
    const { returns } = await loadMessages('authFlows', language, testSettings);
    await page.goto('/#error=access_denied&error_code=otp_expired&error_description=expired');
    await waitForPath(page, '/auth');
    const messages: Readonly<Record<string, string>> = returns;
    await page.getByRole('alert').getByText(t.notices.auth.error.title, { exact: true }).waitFor();
    expect(await page.getByRole('alert').innerText()).toContain(messages['otp_expired'] ?? returns.other);
    await leave();
  });
});

test('without JavaScript the forms respond, and pages that need it say so', async () => {
  const browser = await openBrowser();
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false, locale: 'ar' });
  const page = await context.newPage();
  const { states, notices } = await loadMessages('common', 'ar', testSettings).then(async ({ states: common }) => ({
    states: common,
    ...(await loadMessages('forms', 'ar', testSettings)),
  }));
  for (const path of ['/cart', '/checkout', '/account', '/auth']) {
    await page.goto(path);
    const hint = page.locator('noscript p');
    await hint.waitFor();
    expect(await hint.textContent()).toContain(states.needsScripts);
    expect(await page.getByText(states.loading, { exact: true }).isVisible(), path).toBe(false);
  }
  await page.goto('/contact');
  await page.locator('main [name=name]').fill('نادية حسين');
  await page.locator('main [name=email]').fill('no-scripts@example.com');
  await page.locator('main [name=subject]').fill('سؤال عن طقم');
  await page.locator('main [name=message]').fill('هل يعود طقم الشاي قريبًا؟');
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('heading', { name: notices.contact.sent.title }).waitFor();
  await page.goto('/about');
  await page.getByRole('contentinfo').locator('[name=email]').fill('no-scripts@example.com');
  await page.getByRole('contentinfo').locator('button[type=submit]').click();
  await page.getByRole('heading', { name: notices.newsletter.confirmationRequired.title }).waitFor();
  await browser.close();
});
