import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { AuthClient } from '@supabase/auth-js';
import { Hono } from 'hono';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { createCapturedMessages } from '#tests/support/mail/captured-messages.ts';
import type { AfterClaim, AfterSignUp, WithLimit } from '../../server/accounts/accounts-context.ts';
import { createAccounts } from '../../server/accounts/create-accounts.ts';
import { connectCounters } from '../../server/accounts/rate-limits.ts';
import { type AccountsSettingsInput, accountsSettings } from '../../server/accounts/settings.ts';

type AuthClient = InstanceType<typeof AuthClient>;

const browsers = new WeakMap<AuthClient, Browser>();

/** The `fetch` of a device's client; a new one without a device. */
export const browserOf = (device: AuthClient | undefined): Browser =>
  (device && browsers.get(device)) ?? createCookieBrowser();

type Options = {
  readonly settings?: Partial<AccountsSettingsInput>;
  readonly afterSignUp?: AfterSignUp;
  readonly afterClaim?: AfterClaim;
  readonly testOnce?: WithLimit;
  readonly passwordsInTurn?: WithLimit;
};

const plenty = { max: 1_000_000, windowSeconds: 60 };
const noLimits = {
  signUpPerIp: plenty,
  signInPerIp: plenty,
  signInPerAccount: plenty,
  signInByUnknownDevices: plenty,
  changePerAccount: plenty,
  mailRequestsPerIp: plenty,
  verifyPerIp: plenty,
  factorPerIp: plenty,
  mailsPerNetwork: plenty,
  mailsToAddress: plenty,
  textsPerNetwork: plenty,
  textsToNumber: plenty,
};

/** URLs of the shop in these tests. */
const addresses = { externalUrl: 'https://shop.example/auth/v1', siteUrl: 'https://shop.example' };

/** The value of the client's header `apikey`, which the service ignores. */
export const apiKey = 'public-key-of-the-shop';

/** The accounts service on a fresh database, listening on this machine, and a browser's client for it. */
export const startAccounts = async ({
  settings = {},
  afterSignUp,
  afterClaim,
  testOnce,
  passwordsInTurn,
}: Options = {}) => {
  const database = await freshDatabase();
  const counters = connectCounters(database.url);
  const logged: unknown[] = [];
  const tray = createCapturedMessages();
  const secretKey = randomBytes(32);
  const open = (bodies: Partial<AccountsSettingsInput>) =>
    createAccounts({
      pool: database.pool,
      counters: counters.pool,
      settings: accountsSettings({
        ...addresses,
        limits: noLimits,
        ...bodies,
        email: { minIntervalSeconds: 0, ...bodies.email },
        sms: { minIntervalSeconds: 0, ...bodies.sms },
      }),
      secretKey,
      mailer: tray.mailer,
      log: { error: (fields, message) => logged.push({ ...fields, message }) },
      ...(afterSignUp === undefined ? {} : { afterSignUp }),
      ...(afterClaim === undefined ? {} : { afterClaim }),
      ...(testOnce === undefined ? {} : { withLimit: testOnce }),
      ...(passwordsInTurn === undefined ? {} : { passwordsInTurn }),
    });
  const accounts = await open(settings);
  const server = await listen(new Hono().route('/auth/v1', accounts.handle));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/auth/v1`;

  return {
    ...database,
    ...accounts,
    authUrl: url,
    secretKey,
    logged,
    /** Decrypts secrets in the database. */
    box: createSecretBox(secretKey),
    /** The sent mails, oldest first. */
    mails: tray.mails,
    texts: tray.texts,
    /** Starts another process on the same database. */
    again: open,
    /** Creates the unmodified client of a new device. */
    device: (flowType: 'implicit' | 'pkce' = 'implicit', browser = createCookieBrowser()) => {
      const client = new AuthClient({
        fetch: browser,
        flowType,
        storage: deviceStorage(),
        persistSession: true,
        url,
        headers: { apikey: apiKey },
        storageKey: crypto.randomUUID(),
        autoRefreshToken: false,
        detectSessionInUrl: false,
      });
      browsers.set(client, browser);
      return client;
    },
    /** The latest mail to an address; throws when there is none. */
    mailTo: (address: string) => {
      const mail = tray.mails.findLast(({ to }) => to === address);
      if (mail === undefined) throw new Error('no mail was sent to this address');
      return mail;
    },
    /** Follows a mail's link in the browser of a device or in a new one; returns the redirect. */
    follow: async (link: string | null, device?: AuthClient) => {
      const { search } = new URL(link ?? '');
      const response = await browserOf(device)(`${url}/verify${search}`, { redirect: 'manual' });
      return { status: response.status, location: new URL(response.headers.get('location') ?? 'none:') };
    },
    send: (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init),
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await counters.close();
      await database.drop();
    },
  };
};

export type RunningAccounts = Awaited<ReturnType<typeof startAccounts>>;

const listen = (app: Hono): Promise<ServerType> =>
  new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(server));
  });

/** Storage of a device between calls. */
const deviceStorage = () => {
  const store = new Map<string, string>();
  return {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
};

/** An unused address. */
export const newAddress = (): string => `amina-${crypto.randomUUID().slice(0, 8)}@example.com`;

export const goodPassword = 'Lazaward-2024';

/** A signed-up user on a device with their session. */
export const signUpUser = async (accounts: RunningAccounts, email = newAddress()) => {
  const device = accounts.device();
  const { data, error } = await device.signUp({ email, password: goodPassword, options: { data: { name: 'Amina' } } });
  if (error !== null || data.session === null) throw error ?? new Error('no session');
  return { device, email, session: data.session };
};

/** A `fetch` with a cookie jar for one server. */
type Browser = typeof fetch;

/** Creates a `fetch` with its own cookie jar. */
const createCookieBrowser = (): Browser => {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
};
