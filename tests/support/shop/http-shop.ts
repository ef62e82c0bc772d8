import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { byLanguage } from '#core/i18n/language.ts';
import { needsDatabase } from '#core/routing/page-url.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { createShop } from '../../../src/server/create-app.ts';
import { readSettings } from '../../../src/server/environment/environment.ts';
import { readAccountsFile } from '../../../src/server/environment/read-accounts-file.ts';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { type MailServer, openMailServer } from '../servers/mail-server.ts';
import type { SignedIn } from './in-process-shop.ts';
import { environmentOfTests } from './settings-of-tests.ts';

type ApiCall = Omit<RequestInit, 'body'> & { readonly token?: string; readonly body?: unknown };

/** The whole shop on a real port, with one page; collects its log lines at the most verbose level. */
export type ServedShop = Awaited<ReturnType<typeof serveShop>>;

export const serveShop = async (databaseUrl: string, changes: Readonly<Record<string, string>> = {}) => {
  const lines: string[] = [];
  const settings = readSettings({
    ...environmentOfTests,
    LOG_LEVEL: 'trace',
    ...changes,
  });
  const shop = await createShop({
    settings,
    accountsOptions: await readAccountsFile(settings.accountsFile),
    databaseUrl,
    publicUrl: settings.publicUrl ?? 'https://lazaward.example',
    pages: {
      render: async (request, { language, shop: { products } }) => {
        if (!needsDatabase(new URL(request.url).pathname)) {
          return new Response('<!doctype html><html><head></head><body></body></html>', {
            headers: { 'content-type': 'text/html' },
          });
        }
        const { greatestDiscountPercent } = await products.home({ language });
        return new Response(`<!doctype html><html><head></head><body>${greatestDiscountPercent} %</body></html>`, {
          headers: { 'content-type': 'text/html' },
        });
      },
      textsChunks: byLanguage(() => null),
      vendorChunk: null,
      sheets: new Map(),
      inlineScript: '',
    },
    log: createLogger(settings.logLevel, { destination: { write: (line: string) => void lines.push(line) } }),
  });
  const server = createServer(shop.listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const callApi = (path: string, { token, body, ...init }: ApiCall = {}) =>
    fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...init.headers,
      },
      ...(body === undefined
        ? {}
        : { method: init.method ?? 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  /** Signs in by password, or signs up. */
  const enter = async (path: string, person: object): Promise<SignedIn & { readonly status: number }> => {
    const response = await callApi(`/auth/v1/${path}`, { body: person });
    const session = (await response.json()) as { access_token?: string; user?: { id: string; email: string } };
    const { access_token: token = '', user = { id: '', email: '' } } = session;
    return { status: response.status, token, userId: user.id, email: user.email };
  };

  return {
    shop,
    url,
    lines,
    fetch: callApi,
    signUp: (person: object) => enter('signup', person),
    signIn: (email: string, password: string) => enter('token?grant_type=password', { email, password }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await shop.close();
    },
  };
};

/** For one test file: a shop behind a proxy on its own database, with a real mail server. */
export const shopWithMails = () => {
  let database: FreshDatabase;
  let mails: MailServer;
  let shop: ServedShop;
  beforeAll(async () => {
    database = await freshDatabase();
    mails = await openMailServer();
    shop = await serveShop(database.url, { SMTP_URL: mails.url, TRUST_PROXY: '1' });
  });
  afterAll(async () => {
    await shop.close();
    await mails.close();
    await database.drop();
  });
  return {
    get database() {
      return database;
    },
    get mails() {
      return mails;
    },
    get shop() {
      return shop;
    },
  };
};
