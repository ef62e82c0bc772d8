import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { dialogOn, openProfile, signInOnOtherDevice, statusOf } from '#features/customers/testing/profile-page.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { errorUnder, normalizeText, toastText, waitForHeading } from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { errorText } from '#tests/support/error-text.ts';
import { allMessages, linkIn, messageTo } from '#tests/support/mail/dev-mailbox.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('an address is confirmed by a mailed code and is not asked about again', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, security, customer, press, panel } = profile;
    await panel.getByRole('heading', { name: security.email.title, exact: true }).waitFor();
    await press(security.email.send);
    const dialog = dialogOn(page);
    await dialog.getByText(security.email.sentTo(customer), { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const field = dialog.getByLabel(security.email.code, { exact: true });
    const confirm = () => dialog.getByRole('button', { name: security.email.confirm, exact: true }).click();
    const { code } = await messageTo(shop.shop, customer.email);
    await field.fill(code === '000000' ? '000001' : '000000');
    await confirm();
    await expect.poll(() => errorUnder(field)).toBe(errorText('CODE_WRONG', visitor.language));
    await field.fill(code ?? '');
    await confirm();
    expect(await toastText(page, security.email.proven.title)).toBe(normalizeText(security.email.proven.body));
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await panel.getByRole('heading', { name: security.elsewhere.title, exact: true }).waitFor();
    expect(await panel.getByRole('heading', { name: security.email.title, exact: true }).count()).toBe(0);
    await profile.leave();
  });

  testOnce('an address is confirmed by the link of an order mail', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, security, customer, session, panel, open } = profile;
    const placed = await fetch(`${shop.url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify(orderInputFor({ language: visitor.language })),
    });
    expect(placed.status).toBe(201);
    const proofLink = async () =>
      (await allMessages(shop.shop))
        .filter(({ to }) => to === customer.email)
        .flatMap(({ links = [] }) => links)
        .find((link) => new URL(link).searchParams.has('proof')) ?? '';
    await expect.poll(proofLink).not.toBe('');
    // the notice may close before the end of the load
    const [notice] = await Promise.all([toastText(page, security.email.proven.title), open(await proofLink())]);
    expect(notice).toBe(normalizeText(security.email.proven.body));
    await panel.getByRole('heading', { name: security.elsewhere.title, exact: true }).waitFor();
    await panel.getByRole('heading', { name: security.email.title, exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).searchParams.has('proof')).toBe(false);
    await profile.leave();
  });

  testOnce('following a recovery link while signed in keeps the account unchanged', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, customer, open } = profile;
    const other = JSON.parse(await signInOnOtherDevice(shop, customer));
    await fetch(`${shop.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': visitor.language },
      body: JSON.stringify({ email: customer.email }),
    });
    await open(linkIn(await messageTo(shop.shop, customer.email)));
    const { link, newPassword } = await loadMessages('authFlows', visitor.language, testSettings);
    await page.getByRole('button', { name: link.recovery.button, exact: true }).click();
    await waitForHeading(page, newPassword.title);
    expect(await statusOf(shop, other)).toBe(200);
    const { rows } = await shop.database.pool.query('select * from auth.users where email = $1', [customer.email]);
    expect(rows[0]).toMatchObject({ email_verified_at: expect.any(Date), encrypted_password: expect.any(String) });
    await profile.leave();
  });
});
