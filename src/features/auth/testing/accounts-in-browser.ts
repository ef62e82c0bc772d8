import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { AuthClient } from '@supabase/auth-js';
import { Hono } from 'hono';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { browserArguments, ensureBrowser } from '../../../../scripts/lib/browser.ts';
import type { RunningAccounts } from './accounts/start-accounts.ts';

declare global {
  interface Window {
    /** The unmodified client; `?flow=pkce` in the URL makes it use PKCE. */
    readonly accounts: InstanceType<typeof AuthClient>;
  }
}

/** Origin of the shop of these pages, as the browser sees it. */
export const shopOrigin = 'http://shop.example';

export type AccountsInBrowser = {
  /** Opens a tab in a fresh profile, or in the given one. */
  readonly openTab: (path?: string, profile?: BrowserContext) => Promise<Page>;
  readonly close: () => Promise<void>;
};

/** Serves pages with only the unmodified client, for a given accounts service, in a real browser. */
export const openAccountsInBrowser = async (accounts: RunningAccounts): Promise<AccountsInBrowser> => {
  const pages = await servePages(accounts, await bundledClient());
  const { port } = pages.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--host-resolver-rules=MAP shop.example 127.0.0.1:${port}`],
  });
  return {
    openTab: async (path = '/sign-in', profile) => {
      const context = profile ?? (await browser.newContext());
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      await page.goto(shopOrigin + path);
      await page.waitForFunction(() => 'accounts' in window);
      return page;
    },
    close: async () => {
      await browser.close();
      await new Promise((resolve) => pages.close(resolve));
    },
  };
};

/** Bundles the client for browsers. */
const bundledClient = async (): Promise<string> => {
  const entry = join(import.meta.dirname, 'accounts-page.ts');
  const lib = { entry, formats: ['es' as const] };
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('bundle has no chunk');
  return chunk.code;
};

/** Serves a shop whose pages contain only the client. */
const servePages = ({ handle }: RunningAccounts, client: string): Promise<Server> => {
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
