import { TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { type NewCustomer, newCustomer, sessionKey, storedSession } from '#features/auth/testing/users.ts';
import type { NewVisit, ShopInBrowser, Visitor } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

/** The open profile page of a customer. */
export type OwnProfile = NewVisit & {
  readonly customer: NewCustomer;
  /** The session of the visit, as stored on the device. */
  readonly session: { readonly access_token: string; readonly user: { readonly id: string } };
  readonly account: Messages['account'];
  readonly security: Messages['accountSecurity'];
  readonly panel: Locator;
  readonly press: (name: string) => Promise<void>;
};

/** Signs a customer up, or uses an existing session, and opens the profile page. */
export const openProfile = async (
  shop: ShopInBrowser,
  visitor: Visitor,
  {
    customer = newCustomer(visitor.language === 'en' ? { name: 'Nadia Hussein' } : {}),
    session: initialSession,
  }: { readonly customer?: NewCustomer; readonly session?: string } = {},
): Promise<OwnProfile> => {
  const session = initialSession ?? (await storedSession(shop.url, customer));
  const visit = await shop.visit(visitor, { stored: { [sessionKey]: session } });
  const account = await loadMessages('account', visitor.language, testSettings);
  const security = await loadMessages('accountSecurity', visitor.language, testSettings);
  await visit.open('/account?tab=profile');
  const { page } = visit;
  const panel = page.getByRole('tabpanel', { name: account.tabs.profile });
  await panel.getByRole('heading', { name: security.elsewhere.title, exact: true }).waitFor();
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
  return { ...visit, customer, session: JSON.parse(session), account, security, panel, press };
};

/** The open dialog. */
export const dialogOn = (page: Page): Locator => page.getByRole('dialog');

/** Response status of the accounts service for a session: 200 while it is valid. */
export const statusOf = async (shop: ShopInBrowser, { access_token: token }: { access_token: string }) =>
  (await fetch(`${shop.url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status;

/** Signs in on another device with the password only; returns the session as stored there. */
export const signInOnOtherDevice = async (
  shop: ShopInBrowser,
  { email, password }: Pick<NewCustomer, 'email' | 'password'>,
) => {
  const response = await fetch(`${shop.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ email, password }),
  });
  const session = await response.text();
  expect(response.status, session).toBe(200);
  return session;
};

/** Current code of an authenticator, in the digits of the language. */
export const authenticatorCode = (secret: string, { language }: Pick<Visitor, 'language'>): string => {
  const code = new TOTP({ secret }).generate();
  return language === 'ar' ? code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))) : code;
};

/** Opens the dialog for a new authenticator with this name and returns the secret that it shows. */
export const startAuthenticator = async ({ page, panel, security }: OwnProfile, name: string): Promise<string> => {
  const button = (t: string) => panel.getByRole('button', { name: t, exact: true });
  await button(security.factors.add).or(button(security.factors.addAnother)).click();
  const dialog = dialogOn(page);
  await dialog.getByLabel(security.authenticator.name, { exact: true }).fill(name);
  await dialog.getByRole('button', { name: security.code.goOn, exact: true }).click();
  const secret = await dialog.locator('bdi.code').innerText();
  return secret.replaceAll(/\s/g, '');
};

/** Adds an authenticator with this name to the account and returns its secret. */
export const addAuthenticator = async (profile: OwnProfile, name: string): Promise<string> => {
  const { page, security } = profile;
  const secret = await startAuthenticator(profile, name);
  const dialog = dialogOn(page);
  await dialog.getByLabel(security.authenticator.code, { exact: true }).fill(authenticatorCode(secret, profile));
  await dialog.getByRole('button', { name: security.authenticator.confirm, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  return secret;
};
