import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { AuthClient } from '@supabase/auth-js';
import { Hono } from 'hono';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArguments, ensureBrowser } from '../../scripts/browser.ts';
import { type OpenAccounts, openAccounts } from '../../server/auth/testing/open-accounts.ts';
import { type OpenidProvider, openOpenidProvider } from '../world/openid-provider.ts';

declare global {
  interface Window {
    readonly accounts: InstanceType<typeof AuthClient>;
  }
}

const shop = 'http://shop.example';
const people = {
  mona: { email: 'mona@example.com', email_verified: true, name: 'Mona' },
  nadia: { email: 'nadia@example.com', email_verified: true, name: 'Nadia' },
};

let provider: OpenidProvider;
let accounts: OpenAccounts;
let pages: Server;
let browser: Browser;

beforeAll(async () => {
  provider = await openOpenidProvider({ callback: `${shop}/auth/v1/callback`, accounts: people });
  accounts = await openAccounts({
    settings: {
      externalUrl: `${shop}/auth/v1`,
      siteUrl: shop,
      isManualLinkingOpen: true,
      providers: { google: provider.settings },
    },
  });
  pages = await servePages(accounts, await bundledClient());
  const { port } = pages.address() as AddressInfo;
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--host-resolver-rules=MAP shop.example 127.0.0.1:${port}`],
  });
});

afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => pages.close(resolve));
  await Promise.all([accounts.close(), provider.close()]);
});

/** The client as browsers load it. */
const bundledClient = async (): Promise<string> => {
  const entry = join(import.meta.dirname, '../world/accounts-page.ts');
  const lib = { entry, formats: ['es' as const] };
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('the client was not bundled');
  return chunk.code;
};

/** A shop whose pages have nothing but the client. */
const servePages = ({ handle }: OpenAccounts, client: string): Promise<Server> => {
  const app = new Hono()
    .route('/auth/v1', handle)
    .get('/client.js', (context) => context.body(client, 200, { 'content-type': 'text/javascript' }))
    .get('*', (context) =>
      context.html('<!doctype html><title>A shop</title><script type="module" src="/client.js"></script>'),
    );
  return new Promise((resolve) => {
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
};

/** A tab of a fresh profile in that shop. */
const openTab = async (): Promise<Page> => {
  const context = await browser.newContext();
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.goto(`${shop}/sign-in`);
  await page.waitForFunction(() => 'accounts' in window);
  return page;
};

/** Waits for the page somebody comes back to, and answers what its client found there. */
const foundOn = async (page: Page, path: string) => {
  await page.waitForURL((url) => url.origin === shop && url.pathname === path);
  await page.waitForFunction(() => 'accounts' in window);
  return page.evaluate(async () => {
    const { error } = await window.accounts.initialize();
    const { data } = await window.accounts.getSession();
    return { error: error?.message ?? null, session: data.session, kept: localStorage.getItem('a-shop') };
  });
};

const goToProvider = (page: Page) =>
  page.evaluate(async () => {
    await window.accounts.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${location.origin}/account` },
    });
  });

test('somebody goes to the provider, comes back signed in, and no token stays in the address', async () => {
  const page = await openTab();
  await goToProvider(page);
  await page.getByRole('link', { name: 'mona' }).click();
  const { session, kept } = await foundOn(page, '/account');
  expect(session).toMatchObject({
    user: { email: 'mona@example.com', app_metadata: { provider: 'google' } },
    provider_token: expect.any(String),
  });
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ access_token: session?.access_token });
  await page.waitForFunction(() => !location.href.includes('access_token'));
  expect(await page.evaluate(async () => (await window.accounts.getUser()).data.user?.email)).toBe('mona@example.com');
});

test('somebody who turns round at the provider is told so where they began, and is not signed in', async () => {
  const page = await openTab();
  await goToProvider(page);
  await page.getByRole('link', { name: 'nobody' }).click();
  const { error, session } = await foundOn(page, '/account');
  expect([error, session]).toEqual(['They turned round', null]);
});

test('somebody who is signed in adds a second way in, and may come in by it from then on', async () => {
  const page = await openTab();
  const id = await page.evaluate(async () => {
    const { data } = await window.accounts.signUp({ email: 'amina@example.com', password: 'Lazaward-2024' });
    await window.accounts.linkIdentity({
      provider: 'google',
      options: { redirectTo: `${location.origin}/account` },
    });
    return data.user?.id;
  });
  await page.getByRole('link', { name: 'nadia' }).click();
  expect((await foundOn(page, '/account')).session?.user).toMatchObject({
    id,
    email: 'amina@example.com',
    app_metadata: { providers: ['email', 'google'] },
  });

  const elsewhere = await openTab();
  await goToProvider(elsewhere);
  await elsewhere.getByRole('link', { name: 'nadia' }).click();
  expect((await foundOn(elsewhere, '/account')).session?.user.id).toBe(id);
});
