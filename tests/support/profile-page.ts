import { TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { loadMessages, type Messages } from '../../locales/namespaces.ts';

import type { NewVisit, ShopInBrowser, Visitor } from './browser.ts';
import { type NewCustomer, newCustomer, sessionKey, storedSession } from './users.ts';

/** A customer's own profile, open in their browser. */
export type OwnProfile = NewVisit & {
  readonly customer: NewCustomer;
  /** The session they came with, as the device keeps it. */
  readonly session: { readonly access_token: string; readonly user: { readonly id: string } };
  readonly account: Messages['account'];
  readonly security: Messages['accountSecurity'];
  readonly panel: Locator;
  readonly press: (name: string) => Promise<void>;
};

/** Signs somebody up, or takes a session that is there, and opens their profile. */
export const openProfile = async (
  shop: ShopInBrowser,
  visitor: Visitor,
  {
    customer = newCustomer(visitor.language === 'en' ? { name: 'Nadia Hussein' } : {}),
    session: given,
  }: { readonly customer?: NewCustomer; readonly session?: string } = {},
): Promise<OwnProfile> => {
  const session = given ?? (await storedSession(shop.url, customer));
  const visit = await shop.visit(visitor, { stored: { [sessionKey]: session } });
  const account = await loadMessages('account', visitor.language);
  const security = await loadMessages('accountSecurity', visitor.language);
  await visit.open('/account?tab=profile');
  const { page } = visit;
  const panel = page.getByRole('tabpanel', { name: account.tabs.profile });
  await panel.getByRole('heading', { name: security.elsewhere.title, exact: true }).waitFor();
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
  return { ...visit, customer, session: JSON.parse(session), account, security, panel, press };
};

/** The dialog that lies over the page. */
export const dialogOn = (page: Page): Locator => page.getByRole('dialog');

/** What the accounts answer to a session: 200 while it lives. */
export const statusOf = async (shop: ShopInBrowser, { access_token: token }: { access_token: string }) =>
  (await fetch(`${shop.url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status;

/** Signs in on another device, with the password alone: its session as it is kept there. */
export const elsewhere = async (shop: ShopInBrowser, { email, password }: Pick<NewCustomer, 'email' | 'password'>) => {
  const answer = await fetch(`${shop.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ email, password }),
  });
  const session = await answer.text();
  expect(answer.status, session).toBe(200);
  return session;
};

/** What an authenticator shows, in the digits of the language. */
export const codeIn = (secret: string, { language }: Pick<Visitor, 'language'>): string => {
  const code = new TOTP({ secret }).generate();
  return language === 'ar' ? code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))) : code;
};

/** Opens the dialog of a new authenticator under this name, and answers the key that it shows. */
export const beginAuthenticator = async ({ page, panel, security }: OwnProfile, name: string): Promise<string> => {
  const button = (words: string) => panel.getByRole('button', { name: words, exact: true });
  await button(security.factors.add).or(button(security.factors.addAnother)).click();
  const dialog = dialogOn(page);
  await dialog.getByLabel(security.authenticator.name, { exact: true }).fill(name);
  await dialog.getByRole('button', { name: security.code.goOn, exact: true }).click();
  const secret = await dialog.locator('bdi.code').innerText();
  return secret.replaceAll(/\s/g, '');
};

/** Takes an authenticator of this name into the account, and answers its key. */
export const takeAuthenticator = async (profile: OwnProfile, name: string): Promise<string> => {
  const { page, security } = profile;
  const secret = await beginAuthenticator(profile, name);
  const dialog = dialogOn(page);
  await dialog.getByLabel(security.authenticator.code, { exact: true }).fill(codeIn(secret, profile));
  await dialog.getByRole('button', { name: security.authenticator.confirm, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  return secret;
};
