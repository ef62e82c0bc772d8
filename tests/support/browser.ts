import { randomUUID } from 'node:crypto';
import { basename, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { messagesOf, type StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import { browserArguments, dismissDiscountDialog, ensureBrowser } from '../../scripts/lib/browser.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { type HostedShop, openHostedShop } from './shop/hosted-shop.ts';
import { testSettings } from './test-settings.ts';

/** Language and screen width of a visitor. */
export type Visitor = { readonly language: ContentLanguage; readonly width: number };

/** Both languages, each on a phone and on a desktop. */
export const visitors: readonly Visitor[] = [
  { language: 'ar', width: 390 },
  { language: 'ar', width: 1440 },
  { language: 'en', width: 390 },
  { language: 'en', width: 1440 },
];

/** Each language and each width once, for tests that do not depend on their combination. */
export const twoVisitors: readonly Visitor[] = [
  { language: 'ar', width: 390 },
  { language: 'en', width: 1440 },
];

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is a project of `npm run test:matrix`. */
    isMatrix: boolean;
  }
}

/**
 * The one of `twoVisitors` for whom a `*.journey.test.ts` runs in this command, by whether the length of its name is even: the
 * matrix takes the other one than `npm test`.
 */
export const journeyVisitors = (fileUrl: string): readonly Visitor[] => {
  const turn = basename(fileUrl, '.journey.test.ts').length + (inject('isMatrix') ? 1 : 0);
  return twoVisitors.filter((_visitor, index) => index === turn % twoVisitors.length);
};

type Write = (title: string, run: () => Promise<void>) => void;

/**
 * Assigns tests of behaviour to `twoVisitors` in turn, so that each test runs for one of them. Texts and layout of each
 * screen are tested for both, in separate tests.
 */
export const alternateTests = (visitor: Visitor, write: Write): Write => {
  let turn = twoVisitors.indexOf(visitor);
  return (title, run) => {
    if (turn % twoVisitors.length === 0) write(title, run);
    turn += 1;
  };
};

/** The title of a `describe.each` over visitors. */
export const inEachLanguage = 'in $language on $width px';

/** A fresh browser profile in the shop, with the faults that occurred in it. */
export type Visit = Visitor & {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Messages of the shop in the visitor's language. */
  readonly t: StorefrontMessages;
  /** Uncaught errors, console errors and policy violations of all its pages. */
  readonly faults: string[];
  /** Opens a path of the shop and waits until the page is hydrated. */
  readonly open: (path: string) => Promise<void>;
  /** Another tab of the same profile. */
  readonly openTab: (path: string) => Promise<Page>;
};

/** A visit that the caller closes. */
export type NewVisit = Visit & { readonly leave: () => Promise<void> };

export type VisitOptions = {
  /** Entries of `localStorage` from earlier visits. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Shows the discount dialog after two seconds; by default it counts as answered. */
  readonly showsOffer?: boolean;
  /** Height of the screen in CSS pixels; by default 844 on a phone, 900 on a desktop. */
  readonly height?: number;
  /** Device pixels for each CSS pixel; by default 1. */
  readonly density?: number;
  /** Runs in each page before the scripts of the shop. */
  readonly before?: () => void;
  /** Enables the service worker; its requests cannot be intercepted by routes of a test. */
  readonly isKeptOpen?: boolean;
};

export type ShopInBrowser = {
  readonly url: string;
  readonly shop: HostedShop;
  readonly database: FreshDatabase;
  /** Opens a fresh profile; `leave` closes it. */
  readonly visit: (visitor: Visitor, options?: VisitOptions) => Promise<NewVisit>;
  readonly close: () => Promise<void>;
};

/** Opens the built shop on its own database, for the browser of this worker; settings are environment variables. */
export const openShopInBrowser = async (settings: Readonly<Record<string, string>> = {}): Promise<ShopInBrowser> => {
  const database = await freshDatabase({ isStocked: true });
  const shop = await openHostedShop(database.url, settings);
  const { close: closeVisits, ...inBrowser } = await connectBrowser({ shop, database });
  return {
    ...inBrowser,
    close: async () => {
      await closeVisits();
      await shop.stop();
      await database.drop();
    },
  };
};

/** The browser of this worker for an open shop; `close` closes its visits only. */
export const connectBrowser = async ({
  shop,
  database,
}: Pick<ShopInBrowser, 'shop' | 'database'>): Promise<ShopInBrowser> => {
  const browser = await browserOfWorker();
  return {
    url: shop.url,
    shop,
    database,
    visit: (visitor, options) => startVisit(browser, shop.url, visitor, options),
    close: async () => void (await Promise.allSettled(browser.contexts().map(closeVisit))),
  };
};

/** With `TRACE=1`, folder for traces of failed tests, to view with `playwright-core show-trace`. */
const traces = process.env['TRACE'] ? join(import.meta.dirname, '../../.cache/traces') : null;

/** Closes a visit that its test did not close because it failed. */
const closeVisit = async (context: BrowserContext): Promise<void> => {
  try {
    if (traces !== null) await context.tracing.stop({ path: join(traces, `${Date.now()}-${randomUUID()}.zip`) });
  } finally {
    await context.close();
  }
};

declare global {
  /** Each test file of a worker reloads this module; they share the browser. */
  var lazawardBrowser: Promise<Browser> | undefined;
}

/** The browser shared by the test files of a worker; each visit has its own profile. */
const browserOfWorker = async (): Promise<Browser> => {
  const existing = await globalThis.lazawardBrowser?.catch(() => undefined);
  if (existing?.isConnected()) return existing;
  globalThis.lazawardBrowser = openBrowser();
  return globalThis.lazawardBrowser;
};

/** Launches a browser without a profile. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });

/** Opens a visit to the shop at this URL, with the visitor's language and screen width. */
export const startVisit = async (
  browser: Browser,
  url: string,
  { language, width }: Visitor,
  { stored = {}, showsOffer = false, height, density = 1, before, isKeptOpen = false }: VisitOptions = {},
): Promise<NewVisit> => {
  const isPhone = width < 768;
  const context = await browser.newContext({
    baseURL: url,
    locale: language,
    viewport: { width, height: height ?? (isPhone ? 844 : 900) },
    deviceScaleFactor: density,
    isMobile: isPhone,
    hasTouch: isPhone,
    serviceWorkers: isKeptOpen ? 'allow' : 'block',
    storageState: { cookies: [languageCookie(url, language)], origins: [] },
  });
  context.setDefaultTimeout(30_000);
  if (traces !== null) await context.tracing.start({ screenshots: true, snapshots: true });
  const faults: string[] = [];
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    );
  });
  await context.addInitScript(allowQuickPresses);
  if (!showsOffer) await context.addInitScript(dismissDiscountDialog);
  if (Object.keys(stored).length > 0) await context.addInitScript(storeOnce, { url, stored });
  if (before) await context.addInitScript(before);
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });

  const openIn = async (page: Page, path: string) => {
    await page.goto(path);
    await waitForHydration(page);
  };
  const page = await context.newPage();
  return {
    language,
    width,
    context,
    page,
    t: messagesOf(language, testSettings),
    faults,
    open: (path) => openIn(page, path),
    openTab: async (path) => {
      const tab = await context.newPage();
      await openIn(tab, path);
      return tab;
    },
    leave: () => context.close(),
  };
};

/**
 * Exempts pressed buttons from the rule that two presses within 400 ms count once (decision 241): tests press again as soon as the
 * page has answered, people do not. Double clicks stay under the rule. Runs in the page.
 */
const allowQuickPresses = (): void => {
  const exempted = new Set<Element>();
  const onClick = ({ target, detail }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    const release = () => exempted.delete(button) && button.removeAttribute('data-repeats');
    if (detail > 1) release();
    if (button.hasAttribute('data-repeats')) return;
    const exempt = () => exempted.add(button) && button.setAttribute('data-repeats', '');
    // after the rule has read the attribute, and until it no longer applies
    setTimeout(exempt);
    setTimeout(release, 400);
  };
  addEventListener('click', onClick, true);
};

/** Whether the page is hydrated. Runs in the page. */
export const isHydrated = (): boolean =>
  // removed after the effects of hydration, such as the listener for links; the properties are set before them
  document.querySelector('body script[type=module]') === null &&
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));

/** Waits until the page is hydrated, so that clicks have an effect. */
export const waitForHydration = async (page: Page): Promise<void> => {
  // polls by timer: a background tab renders no frames
  await page.waitForFunction(isHydrated, null, { polling: 50 });
};

/** Whether the page shows its content: no placeholder, no busy part, all fonts and pictures in view loaded. Runs in the page. */
const hasContent = (): boolean =>
  document.readyState === 'complete' &&
  document.querySelector('[aria-busy="true"], .animate-pulse, .animate-breathe') === null &&
  document.fonts.status === 'loaded' &&
  [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility(),
  );

/** Waits until the page is hydrated and shows its content. */
export const waitForContent = async (page: Page): Promise<void> => {
  await waitForHydration(page);
  await page.waitForFunction(hasContent, null, { polling: 50 });
};

/** Waits until a script that the page loads later has run. */
export const waitForScript = async (page: Page, name: string): Promise<void> => {
  const script = await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(path))?.name,
    `/assets/${name}-`,
  );
  // as text, because vitest replaces imports in functions
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())}).then(() => undefined)`);
};

type StoredEntries = { readonly url: string; readonly stored: Readonly<Record<string, string>> };

/**
 * Writes entries of the shop's `localStorage` once in a profile, without the extra page that the browser opens for a storage state.
 * Runs in each page before its scripts.
 */
const storeOnce = ({ url, stored }: StoredEntries): void => {
  if (location.origin !== url || localStorage.getItem('entries-of-test') !== null) return;
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  localStorage.setItem('entries-of-test', 'stored');
};

const languageCookie = (url: string, value: ContentLanguage) => ({
  name: 'language',
  value,
  domain: new URL(url).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});
