import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Language } from '#core/i18n/language.ts';
import type { StaffRole } from '#core/permissions/permissions.ts';
import type { ShopContext } from '#core/server/context.ts';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { createCircuitBreaker } from '#core/server/jobs/circuit-breaker.ts';
import { toTasks } from '#core/server/jobs/define-job.ts';
import { runJobs } from '#core/server/jobs/job-worker.ts';
import { messageChannels } from '#core/server/mail/mailer.ts';
import { type Accounts, createAccounts } from '#features/auth/server/accounts/create-accounts.ts';
import { connectCounters } from '#features/auth/server/accounts/rate-limits.ts';
import { accountsSettings } from '#features/auth/server/accounts/settings.ts';
import { bulkRunJobs } from '#features/bulk-runs/server/bulk-runs.jobs.ts';
import { settlementJobs } from '#features/cod-reconciliation/server/cod-reconciliation.jobs.ts';
import { createCustomer } from '#features/customers/server/create-customer.ts';
import { createNewsletterToken } from '#features/newsletter/server/newsletter-token.ts';
import type { PlacedOrder } from '#features/orders/orders.contract.ts';
import type { PaymentProviderName } from '#features/orders/payment-methods.ts';
import { gatewayChannels } from '#features/payments/server/gateway-calls.ts';
import type { ProviderValues } from '#features/payments/server/payment-provider.ts';
import { paymentJobs } from '#features/payments/server/payments.jobs.ts';
import { createPaymentSettings } from '#features/payments/server/settings/payment-settings.ts';
import { clearClaimedAccount } from '#features/privacy/server/claim-account.ts';
import { picturesForMails } from '#features/products/server/media/mail-pictures.ts';
import { createSearchCounter } from '#features/search/server/analytics/count-searches.ts';
import type { OpeningEnvironment } from '#features/settings/opening.ts';
import { createShopSettings } from '#features/settings/server/settings-store.ts';
import { registry } from '#generated/server.gen.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { createShopApi, type ShopApi } from '../../../src/server/create-shop-api.ts';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { createCapturedMessages } from '../mail/captured-messages.ts';
import { testMailer } from '../mail/test-mailer.ts';
import { demonstrationShop } from '../test-settings.ts';

/** A request; a `body` that is neither a string nor a form is sent as JSON. */
type ApiCall = {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
};

/** Body of a refusal. */
export type Refused = {
  readonly defined: boolean;
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly data: {
    readonly localizedMessage: { readonly ar: string; readonly en: string };
    readonly issues?: readonly { readonly path: string; readonly code: string; readonly localizedMessage: object }[];
    readonly [detail: string]: unknown;
  };
};

/** A response with parsed JSON, or with the bytes of a picture in `file`, as Latin-1. */
export type ApiResponse<Body> = { readonly status: number; readonly headers: Headers; readonly body: Body };

/** The shop without its pages: the real API and accounts service on a separate database. */
export type OpenShop = {
  readonly database: FreshDatabase;
  readonly accounts: Accounts;
  readonly api: ShopApi;
  /** Context of the server functions, for functions that no endpoint calls. */
  readonly context: ShopContext;
  /** Unexpected errors. */
  readonly logged: unknown[];
  /** Calls the API; `path` is relative to `/api`. Throws for a refusal that the contract does not list. */
  readonly request: <Body = Refused>(path: string, asking?: ApiCall) => Promise<ApiResponse<Body>>;
  /** Confirms a newsletter subscription by the link of its mail. */
  readonly confirmNewsletter: (
    email: string,
    by?: { readonly language?: Language; readonly token?: string | undefined; readonly requestedSecondsAgo?: number },
  ) => Promise<ApiResponse<Refused>>;
  /** `isProven`: the email address is verified. */
  readonly signUp: (changes?: Partial<Person> & { readonly isProven?: boolean }) => Promise<SignedIn>;
  /** Signs up an admin user, an owner by default. */
  readonly signUpAdmin: (role?: StaffRole) => Promise<SignedIn>;
  /** The latest code that the accounts service has sent. */
  readonly lastCode: () => string;
  /** Advances the shop's clock. */
  readonly wait: (seconds: number) => void;
  readonly close: () => Promise<void>;
};

type Person = {
  readonly email: string;
  readonly password: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Language of the device. */
  readonly language: string;
};

export type SignedIn = { readonly token: string; readonly userId: string; readonly email: string };

/** Order limits are too high to matter unless a test sets them. */
type ShopOptions = {
  readonly smtpUrl?: string | null;
  /** Payment providers, as the environment configures them. */
  readonly payments?: Readonly<Partial<Record<PaymentProviderName, ProviderValues>>>;
  /** Address for gateways; no server listens at the default. */
  readonly publicUrl?: string;
  /** Opening requirements; a demonstration by default. */
  readonly opening?: OpeningEnvironment;
} & Partial<typeof noLimits>;

const noLimits = {
  maxUnpaidOrders: 1_000_000,
  maxUnpaidItems: 1_000_000,
  maxOrdersPerHour: 1_000_000,
  maxMailedOrdersPerDay: 1_000_000,
  maxUnprovenOrders: 1_000_000,
  maxUnprovenItems: 1_000_000,
  unprovenNetworkFactor: 1_000,
  unprovenStockPercent: 100,
  mailsPerHour: 1_000_000,
  textsPerHour: 1_000_000,
};

/** Opens the shop; a test file closes it in `afterAll`. Without a mail server mails stay queued. */
export const openShop = async ({
  smtpUrl = null,
  payments = {},
  publicUrl = 'http://127.0.0.1',
  opening = demonstrationShop,
  ...limits
}: ShopOptions = {}): Promise<OpenShop> => {
  const database = await freshDatabase({ poolSize: 10, isStocked: true });
  const counters = connectCounters(database.url);
  const logged: unknown[] = [];
  const tray = createCapturedMessages();
  let ahead = 0;
  const secretKey = randomBytes(32);
  const box = createSecretBox(secretKey);
  const log = { error: (fields: unknown, message: string) => void logged.push({ message, fields }) };
  const picturesOf = picturesForMails(
    { database, log },
    join(import.meta.dirname, '../../../starter-catalogue/renditions'),
  );
  const mailer = testMailer({ smtpUrl, picturesOf }, box);
  const paymentSettings = createPaymentSettings({ box, environment: payments, publicUrl, log });
  const shopSettings = createShopSettings(database, { paymentSettings, environment: opening, log });
  const clock = () => new Date(Date.now() + ahead);
  const searchCounter = createSearchCounter({ database, clock, log });
  const shop = {
    registry,
    database,
    shopSettings,
    paymentSettings,
    publicUrl,
    box,
    breaker: createCircuitBreaker({
      database,
      log: { ...log, warn: () => undefined },
      channels: { ...messageChannels, ...gatewayChannels },
      probeSeconds: 0,
    }),
    settings: { ...noLimits, ...limits },
    clock,
    searchCounter,
    randomBytes,
    log,
  };
  const accounts = await createAccounts({
    pool: database.pool,
    counters: counters.pool,
    settings: accountsSettings({ externalUrl: 'http://127.0.0.1/auth/v1', siteUrl: 'http://127.0.0.1' }),
    secretKey,
    mailer: tray.mailer,
    afterSignUp: (transaction, user) => createCustomer(shop, transaction.withTables<Tables>(), user),
    afterClaim: (transaction, account) => clearClaimedAccount(shop, transaction.withTables<Tables>(), account),
    log: shop.log,
  });
  const context = { ...shop, accounts };
  const api = createShopApi(context);
  const jobs =
    smtpUrl === null
      ? null
      : await runJobs({
          databaseUrl: database.url,
          box,
          tasks: toTasks([...settlementJobs, ...bulkRunJobs], context),
          lanes: { ...mailer.lanes, gateway: { tasks: toTasks(paymentJobs, context) } },
          log: { ...shop.log, warn: () => undefined },
        });
  return {
    database,
    accounts,
    api,
    context,
    logged,
    request: (path, asking) => call(api, path, asking),
    confirmNewsletter: (email, { language = 'ar', token, requestedSecondsAgo = 0 } = {}) => {
      const askedAt = new Date(shop.clock().getTime() - requestedSecondsAgo * 1000).toISOString();
      const confirmation = { token: createNewsletterToken(box, { email, language, askedAt }) };
      return call(api, '/newsletter-confirmations', { body: confirmation, token });
    },
    signUp: async ({ isProven = false, ...changes } = {}) => {
      const made = await signUp(accounts, changes);
      if (isProven)
        await database.pool.query('update auth.users set email_verified_at = now() where id = $1', [made.userId]);
      return made;
    },
    signUpAdmin: async (role = 'owner') => {
      const admin = await signUp(accounts);
      const insert = `insert into user_roles (user_id, role, staff_role) values ($1, 'admin', $2)`;
      await database.pool.query(insert, [admin.userId, role]);
      return admin;
    },
    lastCode: () => tray.mails.at(-1)?.code ?? '',
    wait: (seconds) => {
      ahead += seconds * 1000;
    },
    close: async () => {
      await jobs?.stop();
      await searchCounter.stop();
      await shopSettings.close();
      await counters.close();
      await database.drop();
    },
  };
};

let visitors = 0;

const call = async <Body>(api: ShopApi, path: string, asking: ApiCall = {}): Promise<ApiResponse<Body>> => {
  const { method = asking.body === undefined ? 'GET' : 'POST', body, token, headers, address } = asking;
  const request = new Request(`http://127.0.0.1/api${path}`, {
    method,
    headers: {
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isReady(body) ? body : JSON.stringify(body) }),
  });
  visitors += 1;
  const response = await api.handle(request, address ?? `visitor ${visitors}`);
  const isImage = response.headers.get('content-type')?.startsWith('image/') === true;
  const payload: Partial<Refused> & { readonly file?: string } = isImage
    ? { file: Buffer.from(await response.arrayBuffer()).toString('latin1') }
    : await response.json();
  // the compiler does not check that the contract of an endpoint lists the refusals that its function throws
  if (!response.ok && payload.defined !== true && payload.code !== 'ENDPOINT_NOT_FOUND')
    throw new Error(`the contract of ${method} ${path} lacks the refusal ${payload.code}`);
  return { status: response.status, headers: response.headers, body: payload as Body };
};

const isReady = (body: unknown): body is string | FormData => typeof body === 'string' || body instanceof FormData;

const signUp = async ({ handle }: Accounts, changes: Partial<Person> = {}): Promise<SignedIn> => {
  const { language = 'ar', ...person } = {
    email: `customer-${randomBytes(6).toString('hex')}@example.com`,
    password: 'Lapis-1234',
    data: { name: 'سلمى حسن', phone: '01001234567', dob: '1990-05-17' },
    ...changes,
  };
  const response = await handle.request('/signup', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'accept-language': language,
    },
    body: JSON.stringify(person),
  });
  const result = (await response.json()) as { access_token?: string; user?: { id: string }; message?: string };
  if (result.access_token === undefined || result.user === undefined) throw new Error(result.message);
  return { token: result.access_token, userId: result.user.id, email: person.email };
};

/** For one test file: a shop that logs no error, with a customer who can order. */
export const shopWithCustomer = (options: ShopOptions = {}) => {
  let shop: OpenShop;
  let salma: SignedIn;
  beforeAll(async () => {
    shop = await openShop(options);
    salma = await shop.signUp();
  });
  afterAll(async () => {
    expect(shop.logged).toEqual([]);
    await shop.close();
  });
  return {
    get shop() {
      return shop;
    },
    get salma() {
      return salma;
    },
    /** Places an order, by default as the customer. */
    place: (input: unknown, token: string | undefined = salma.token) =>
      shop.request<PlacedOrder>('/orders', { body: input, token }),
  };
};
