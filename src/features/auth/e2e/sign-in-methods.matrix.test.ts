import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { dialogOn, openProfile, signInOnOtherDevice, statusOf } from '#features/customers/testing/profile-page.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { findBidiFaults, findTurnedFields } from '#tests/support/browser/bidi-order.ts';
import { readGlyphs } from '#tests/support/browser/glyph-boxes.ts';
import { errorUnder, normalizeText, toastText } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
} from '#tests/support/browser.ts';
import { type OpenidProvider, openOpenidProvider } from '#tests/support/servers/openid-provider.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { freePort } from '../../../../scripts/lib/free-port.ts';

/** A shop with sign-in options that are disabled by default. */
let shop: ShopInBrowser;
let provider: OpenidProvider;
let folder: string;

const personByLanguage = { ar: 'amal', en: 'heba' } as const;

beforeAll(async () => {
  const port = String(await freePort());
  const verified = (name: string) => ({ email: `${name}@example.com`, email_verified: true, name });
  provider = await openOpenidProvider({
    callback: `http://localhost:${port}/auth/v1/callback`,
    accounts: { amal: verified('amal'), heba: verified('heba') },
  });
  folder = await mkdtemp(join(tmpdir(), 'lazaward-ways-'));
  const file = join(folder, 'accounts.json');
  const accounts = {
    manualLinkingEnabled: true,
    providers: { google: provider.settings },
    factors: { phone: { enrollEnabled: true, verifyEnabled: true } },
    sms: { minIntervalSeconds: 0 },
    password: { requireCurrent: true },
  };
  await writeFile(file, JSON.stringify(accounts));
  shop = await openShopInBrowser({ PORT: port, ACCOUNTS_FILE: file });
});

afterAll(async () => {
  await Promise.all([shop.close(), provider.close()]);
  await rm(folder, { recursive: true });
});

/** Returns the code of the last text message to a number. */
const lastTextCode = async (phone: string): Promise<string | undefined> => {
  const [address = ''] = /http\S+\/dev\/mailbox\S+/.exec(shop.shop.output()) ?? [];
  const response = await fetch(address.replace('/dev/mailbox', '/dev/mailbox.json'));
  const { messages }: { messages: { readonly to: string; readonly code: string }[] } = await response.json();
  return messages.find(({ to }) => to.endsWith(phone))?.code;
};

const phoneOf = ({ language }: Visitor) => (language === 'ar' ? '201112223334' : '201112223335');

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('a phone number becomes a second factor by a sent code and unlocks the password change', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, panel, t, security, customer, press } = profile;
    const other = JSON.parse(await signInOnOtherDevice(shop, customer));
    await press(security.factors.addPhone);
    const dialog = dialogOn(page);
    const field = dialog.getByLabel(t.fields.phone, { exact: true });
    const send = () => dialog.getByRole('button', { name: security.code.send, exact: true }).click();
    await field.fill('٠');
    await send();
    await expect.poll(() => errorUnder(field)).toBe(t.validation['phone.format']);
    const phone = phoneOf(visitor);
    await field.fill(`0${phone.slice(2)}`);
    await send();
    const code = dialog.getByLabel(security.phone.code, { exact: true });
    await code.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    if (visitor.language === 'ar') expect(findBidiFaults(await readGlyphs(page))).toEqual([]);
    await expect.poll(() => lastTextCode(phone)).toMatch(/^\d{6}$/);
    const texted = (await lastTextCode(phone)) ?? '';
    const confirm = () => dialog.getByRole('button', { name: security.authenticator.confirm, exact: true }).click();
    await code.fill(texted === '111111' ? '222222' : '111111');
    await confirm();
    await expect.poll(() => errorUnder(code)).toBe(security.failures.wrongCode);
    await code.fill(texted);
    await confirm();
    const { title, body } = security.authenticator.done;
    expect(await toastText(page, title)).toBe(normalizeText(body));
    const row = panel.getByRole('list', { name: security.factors.list }).getByRole('listitem');
    expect(normalizeText(await row.innerText())).toContain(`+${phone}`);
    expect(await findTurnedFields(page)).toEqual([]);
    expect(await statusOf(shop, other)).toBe(403);
    await profile.leave();

    const weak = await openProfile(shop, visitor, { customer, session: await signInOnOtherDevice(shop, customer) });
    await weak.press(security.password.change);
    const codeDialog = dialogOn(weak.page);
    const before = await lastTextCode(phone);
    await codeDialog.getByRole('button', { name: security.code.send, exact: true }).click();
    await codeDialog.getByText(security.code.sent, { exact: true }).waitFor();
    await expect.poll(() => lastTextCode(phone)).not.toBe(before);
    await codeDialog.getByLabel(security.code.label, { exact: true }).fill((await lastTextCode(phone)) ?? '');
    await codeDialog.getByRole('button', { name: security.code.goOn, exact: true }).click();
    await codeDialog.getByLabel(security.password.next, { exact: true }).waitFor();
    await weak.leave();
  });

  testOnce('the current password is asked for when the accounts settings require it', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, security, customer, press } = profile;
    await press(security.password.change);
    const dialog = dialogOn(page);
    const current = dialog.getByLabel(security.password.current, { exact: true });
    const save = () => dialog.getByRole('button', { name: security.password.save, exact: true }).click();
    await dialog.getByLabel(security.password.next, { exact: true }).fill('Lazuli-5678');
    expect(await current.count()).toBe(0);
    await save();
    await expect.poll(() => errorUnder(current)).toBe(security.failures.currentNeeded);
    await current.fill('Lapis-9999');
    await save();
    await expect.poll(() => errorUnder(current)).toBe(security.failures.currentWrong);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await current.fill(customer.password);
    await save();
    expect(await toastText(page, security.password.changed.title)).toBe(normalizeText(security.password.changed.body));
    await signInOnOtherDevice(shop, { ...customer, password: 'Lazuli-5678' });
    await profile.leave();
  });

  testOnce('a provider is linked from the profile, signs in, and is unlinked', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, panel, security, session, press } = profile;
    const { identities } = security;
    const { google } = (await loadMessages('authFlows', visitor.language, testSettings)).providers;
    const link = identities.link({ provider: google });
    await press(link);
    await page.getByRole('link', { name: 'nobody', exact: true }).click();
    await toastText(page, profile.t.notices.auth.error.title);
    await expect.poll(() => page.url()).toBe(`${shop.url}/account?tab=profile`);

    await press(link);
    const person = personByLanguage[visitor.language];
    await page.getByRole('link', { name: person, exact: true }).click();
    const unlink = panel.getByRole('button', { name: `${identities.unlink}: ${google}`, exact: true });
    await unlink.waitFor();
    await panel.getByText(`${person}@example.com`, { exact: true }).waitFor();
    expect(await panel.getByRole('button', { name: link, exact: true }).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    if (visitor.language === 'ar') expect(findBidiFaults(await readGlyphs(page))).toEqual([]);
    const providersOf = async () =>
      (
        await shop.database.pool.query('select provider from auth.identities where user_id = $1 order by provider', [
          session.user.id,
        ])
      ).rows.map((row) => row.provider);
    expect(await providersOf()).toEqual(['email', 'google']);

    await unlink.click();
    await dialogOn(page).getByRole('button', { name: identities.unlink, exact: true }).click();
    await page.getByText(identities.unlinked.title, { exact: true }).waitFor();
    await panel.getByRole('button', { name: link, exact: true }).waitFor();
    expect(await providersOf()).toEqual(['email']);
    expect(await unlink.count()).toBe(0);
    await profile.leave();
  });
});
