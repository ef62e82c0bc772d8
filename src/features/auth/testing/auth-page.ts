import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthClient } from '@supabase/auth-js';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import type { FreshDatabase } from '#tests/support/database.ts';
import type { AccountsSettingsInput } from '../server/accounts/settings.ts';
import { type NewCustomer, newCustomer, storedSession } from './users.ts';

/** The form field with this label. */
export const fieldIn = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

/** The button with this name; usable once the page is hydrated. */
export const buttonIn = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Signs in with the form on the current page. */
export const submitSignIn = async (
  page: Page,
  { auth, fields }: StorefrontMessages,
  { email, password }: NewCustomer,
) => {
  const form = page.getByRole('tabpanel', { name: auth.login });
  await form.getByLabel(fields.email, { exact: true }).fill(email);
  await form.getByLabel(fields.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: auth.login, exact: true }).click();
};

/** Creates an account and returns its data, including the password. */
export const existingCustomer = async (url: string): Promise<NewCustomer> => {
  const customer = newCustomer();
  await storedSession(url, customer);
  return customer;
};

/** The unmodified client with its own storage. */
const deviceAt = (url: string): InstanceType<typeof AuthClient> =>
  new AuthClient({ url: `${url}/auth/v1`, storageKey: crypto.randomUUID(), autoRefreshToken: false });

/** Signs in on another device; returns `signed in` or the error code. */
export const signInElsewhere = async (url: string, { email, password }: Pick<NewCustomer, 'email' | 'password'>) => {
  const { error } = await deviceAt(url).signInWithPassword({ email, password });
  return error?.code ?? 'signed in';
};

/** Simulates that a minute has passed since the last message. */
export const expireMailInterval = async ({ pool }: FreshDatabase): Promise<void> => {
  await pool.query('delete from auth.rate_limits');
  await pool.query(`update auth.factors set last_challenged_at = last_challenged_at - interval '1 minute'`);
};

/** The current code of an authenticator whose clock is off by this many seconds. */
export const codeOf = (secret: string, clockSeconds = 0): string =>
  new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: Date.now() + clockSeconds * 1000 });

/**
 * Adds an authenticator. The first code is from a clock 30 seconds behind, because each code works only once; it is submitted again
 * if its half minute has ended on the way.
 */
export const signUpWithAuthenticator = async (url: string, { email, password }: NewCustomer) => {
  const device = deviceAt(url);
  await device.signInWithPassword({ email, password });
  const { data, error } = await device.mfa.enroll({ factorType: 'totp', friendlyName: '' });
  if (error) throw error;
  const { secret } = data.totp;
  const verify = () => device.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(secret, -30) });
  const first = await verify();
  const { error: failure } = first.error ? await verify() : first;
  if (failure) throw failure;
  return { device, secret };
};

/** Writes a settings file for ACCOUNTS_FILE; `remove` deletes it. */
export const writeAccountsFile = async (inputs: Omit<AccountsSettingsInput, 'externalUrl' | 'siteUrl'>) => {
  const folder = await mkdtemp(join(tmpdir(), 'lazaward-accounts-'));
  const path = join(folder, 'accounts.json');
  await writeFile(path, JSON.stringify(inputs));
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** Waits until the mails of all earlier requests have been sent. */
export const waitForMails = async ({ pool }: Pick<FreshDatabase, 'pool'>): Promise<void> => {
  const countPending = async () => {
    const { rowCount } = await pool.query(
      `select from graphile_worker.jobs
       where task_identifier = 'mail' and (locked_at is not null or attempts < max_attempts)`,
    );
    return rowCount;
  };
  await expect.poll(countPending).toBe(0);
};
