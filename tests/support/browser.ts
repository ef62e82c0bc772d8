import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Language } from '../../domain/language.ts';
import { messagesOf, type StorefrontMessages } from '../../locales/messages.ts';
import { browserArguments, dismissDiscountDialog, ensureBrowser } from '../../scripts/lib/browser.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { type HostedShop, openHostedShop } from './shop/hosted-shop.ts';

/** Somebody with a screen of this width who reads this language. */
export type Visitor = { readonly language: Language; readonly width: number };

/** Both languages on a phone and on a desk. */
export const visitors: readonly Visitor[] = [
  { language: 'ar', width: 390 },
  { language: 'ar', width: 1440 },
  { language: 'en', width: 390 },
  { language: 'en', width: 1440 },
];

/** Each language once, each width once: for what does not depend on their combination. */
export const twoVisitors: readonly Visitor[] = [
  { language: 'ar', width: 390 },
  { language: 'en', width: 1440 },
];

type Write = (title: string, run: () => Promise<void>) => void;

/**
 * What one of `twoVisitors` writes tests with that tell how something works, not how it reads: they take these in turn.
 * What each screen says and how it stands is seen by both, in tests of its own.
 */
export const inTurnWith = (visitor: Visitor, write: Write): Write => {
  let turn = twoVisitors.indexOf(visitor);
  return (title, run) => {
    if (turn % twoVisitors.length === 0) write(title, run);
    turn += 1;
  };
};

/** The title of a `describe.each` over visitors. */
export const inEach = 'in $language on $width px';

/** A fresh browser profile in the shop, with what was seen going wrong in it. */
export type Visit = Visitor & {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the shop says in the visitor's language. */
  readonly words: StorefrontMessages;
  /** Uncaught errors, console errors and policy violations of all its pages. */
  readonly faults: string[];
  /** Opens an address of the shop and waits until the page answers to clicks. */
  readonly open: (path: string) => Promise<void>;
  /** Another tab of the same profile. */
  readonly openTab: (path: string) => Promise<Page>;
};

/** A visit that is one's own to end. */
export type NewVisit = Visit & { readonly leave: () => Promise<void> };

export type VisitOptions = {
  /** What the device has kept from earlier visits, by its key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Has not answered the offer to newcomers yet, and is asked after two seconds. */
  readonly meetsOffer?: boolean;
  /** Runs in each page before anything of the shop. */
  readonly before?: () => void;
  /** Lets the shop keep itself open offline; what a worker asks for cannot be caught by a test's own routes. */
  readonly isKeptOpen?: boolean;
};

export type ShopInBrowser = {
  readonly url: string;
  readonly shop: HostedShop;
  readonly database: FreshDatabase;
  /** A new visitor with a fresh profile; `leave` closes it. */
  readonly visit: (visitor: Visitor, options?: VisitOptions) => Promise<NewVisit>;
  readonly close: () => Promise<void>;
};

/**
 * Opens the built shop on a database of its own, for the browser of this worker; settings are those of the environment.
 */
export const openShopInBrowser = async (settings: Readonly<Record<string, string>> = {}): Promise<ShopInBrowser> => {
  const database = await freshDatabase({ isStocked: true });
  const [shop, browser] = await Promise.all([openHostedShop(database.url, settings), browserOfWorker()]);
  return {
    url: shop.url,
    shop,
    database,
    visit: (visitor, options) => startVisit(browser, shop.url, visitor, options),
    close: async () => {
      await Promise.allSettled(browser.contexts().map(closeUnleft));
      await shop.stop();
      await database.drop();
    },
  };
};

/** With `TRACE=1` the visits of failed tests are kept in this folder, to be looked at with `playwright-core show-trace`. */
const traces = process.env['TRACE'] ? join(import.meta.dirname, '../../.cache/traces') : null;

/** Closes a visit that its test did not leave, because it failed before. */
const closeUnleft = async (context: BrowserContext): Promise<void> => {
  try {
    if (traces !== null) await context.tracing.stop({ path: join(traces, `${Date.now()}-${randomUUID()}.zip`) });
  } finally {
    await context.close();
  }
};

declare global {
  /** Test files of one worker load this module anew; the browser is theirs together. */
  var lazawardBrowser: Promise<Browser> | undefined;
}

/** The browser that the test files of a worker share; each visit has a profile of its own in it. */
const browserOfWorker = async (): Promise<Browser> => {
  const known = await globalThis.lazawardBrowser?.catch(() => undefined);
  if (known?.isConnected()) return known;
  globalThis.lazawardBrowser = openBrowser();
  return globalThis.lazawardBrowser;
};

/** A browser without any profile. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });

/** Lets somebody into the shop at this address, in their language, on their screen. */
export const startVisit = async (
  browser: Browser,
  url: string,
  { language, width }: Visitor,
  { stored = {}, meetsOffer = false, before, isKeptOpen = false }: VisitOptions = {},
): Promise<NewVisit> => {
  const isPhone = width < 768;
  const context = await browser.newContext({
    baseURL: url,
    locale: language,
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    serviceWorkers: isKeptOpen ? 'allow' : 'block',
    storageState: {
      cookies: [languageCookie(url, language)],
      // for an origin the browser opens a page of its own first, so it is named only where something is stored
      origins: Object.keys(stored).length === 0 ? [] : [{ origin: url, localStorage: entriesOf(stored) }],
    },
  });
  context.setDefaultTimeout(30_000);
  if (traces !== null) await context.tracing.start({ screenshots: true, snapshots: true });
  const faults: string[] = [];
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    );
  });
  if (!meetsOffer) await context.addInitScript(dismissDiscountDialog);
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
    words: messagesOf(language),
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

/** Run in a page: whether its scripts have taken it over. */
export const isAwake = (): boolean =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));

/** Waits until the scripts of a page have taken it over, so that a click is heard. */
export const waitForHydration = async (page: Page): Promise<void> => {
  // by the clock: a tab behind another draws no frames
  await page.waitForFunction(isAwake, null, { polling: 50 });
};

const entriesOf = (stored: Readonly<Record<string, string>>) =>
  Object.entries(stored).map(([name, value]) => ({ name, value }));

const languageCookie = (url: string, value: Language) => ({
  name: 'language',
  value,
  domain: new URL(url).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});
