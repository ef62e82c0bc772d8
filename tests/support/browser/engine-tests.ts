import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import {
  newCustomer,
  sessionKey,
  shippingFieldValue,
  storedAdmin,
  storedSession,
} from '#features/auth/testing/users.ts';
import { ordersOf } from '#features/orders/testing/orders.ts';
import { openStripeGateway, type StripeGateway } from '#features/payments/providers/stripe/testing/stripe-gateway.ts';
import { openPayingShop, type PayingShop } from '#features/payments/testing/paying-shop.ts';
import { shippingFields } from '../../../scripts/lib/page.ts';
import { isHydrated } from '../browser.ts';
import { testSettings } from '../test-settings.ts';
import { unusedPreloads } from './unused-preloads.ts';

const pages = ['/', '/products', '/product/cup-tea-01', '/cart', '/about', '/contact', '/auth', '/nowhere'];

/** Pages of a signed-in owner. */
const ownersPages = [
  '/account',
  '/account?tab=security',
  '/admin/dashboard',
  '/admin/orders',
  '/admin/products',
  '/admin/stock',
  '/admin/settings/shipping',
];

const size: WindowSize = { width: 500, height: 900 };

type OpenWindow = (size: WindowSize) => Promise<EngineWindow>;

/** A shop that takes cards, and a window of the engine, for the tests of a file. */
const openAround = (openWindow: OpenWindow) => {
  let shop: PayingShop<StripeGateway>;
  let visit: EngineWindow;

  beforeAll(async () => {
    shop = await openPayingShop('stripe', await openStripeGateway());
    visit = await openWindow(size);
  });

  afterAll(async () => {
    await visit?.close();
    await shop?.close();
  });

  return () => ({ shop, visit });
};

/** Defines the tests of a purchase in the engine of another browser. */
export const testPurchase = (engine: string, openWindow: OpenWindow): void => {
  const opened = openAround(openWindow);

  test.each(contentLanguages)(`a customer buys a cup in ${engine} (%s)`, async (language) => {
    const { shop, visit } = opened();
    const customer = newCustomer();
    const session = await storedSession(shop.url, customer);
    await visit.goTo(`${shop.url}/lang/${language}?to=/about`);
    await visit.run(storeOnly, sessionKey, session);
    await buyCup(visit, shop.url, language);
    expect(await ordersOf(shop.database, customer.email)).toMatchObject([{ status: 'pending' }]);
    expect(visit.faults ?? []).toEqual([]);
  });
};

/** Defines the tests of pages in the engine of another browser: each is hydrated, and a customer pays by card. */
export const testPages = (engine: string, openWindow: OpenWindow): void => {
  const opened = openAround(openWindow);

  test.each(pages)(`%s is rendered and hydrated in ${engine}`, async (path) => {
    const { shop, visit } = opened();
    await visit.goTo(`${shop.url}/lang/ar?to=${path}`);
    await find(visit, 'h1');
    await waitForHydration(visit);
    expect(await visit.run(() => location.pathname)).toBe(path);
    // the picture shows the preloaded address a moment after hydration
    await expect.poll(() => visit.run(unusedPreloads)).toEqual([]);
    expect(await visit.run(() => document.title)).not.toContain(messagesOf('ar', testSettings).states.error.title);
    expect(visit.faults ?? []).toEqual([]);
  });

  test(`the data of a focused link’s page may be prefetched in ${engine}`, async () => {
    const { shop, visit } = opened();
    await visit.goTo(`${shop.url}/lang/ar?to=/products`);
    await waitForHydration(visit);
    // the code for this loads when the page is idle
    await expect.poll(() => visit.run(focusProductLink)).toBe(true);
    await visit.run(prefetchAgain);
    expect(visit.faults ?? []).toEqual([]);
  });

  test(`marked words are drawn with the letters of unmarked ones in ${engine}`, async () => {
    const { shop, visit } = opened();
    for (const part of ['بيا', 'فنج', 'لوت']) {
      await visit.goTo(`${shop.url}/lang/ar?to=${encodeURIComponent(`/products?q=${encodeURIComponent(part)}`)}`);
      await waitForHydration(visit);
      const marked = await find(visit, 'article :has(> mark)');
      expect(await visit.run(drawMarkedAndPlain, 'article :has(> mark)', marked)).toContain(part);
      const compare = async () => {
        const pictures = [await visit.picture('[data-drawn]', 0), await visit.picture('[data-drawn]', 1)];
        // a picture without letters proves nothing
        const hasLetters = pictures.every((picture) => picture.length > MIN_PICTURE_LENGTH);
        return hasLetters ? differenceOf(pictures) : 255;
      };
      // the driver’s picture may show the page as it was a moment ago
      await expect.poll(compare, { message: part }).toBeLessThan(8);
    }
  });

  test(`the owner’s account and the admin area are shown in ${engine}`, async () => {
    const { shop, visit } = opened();
    const stored = await storedAdmin(shop);
    await visit.goTo(`${shop.url}/lang/ar?to=/about`);
    await visit.run(storeOnly, sessionKey, stored[sessionKey] ?? '');
    for (const path of ownersPages) {
      await visit.goTo(`${shop.url}${path}`);
      await waitForHydration(visit);
      await expect
        .poll(() => visit.run(stateOfPage, messagesOf('ar', testSettings).states.loading))
        .toEqual({ path, isHeaded: true, isBusy: false, refusals: 0, overflow: 0 });
    }
    expect(visit.faults ?? []).toEqual([]);
  });

  test(`a customer pays by card in ${engine}`, async () => {
    const { shop, visit } = opened();
    const customer = newCustomer();
    const session = await storedSession(shop.url, customer);
    await visit.goTo(`${shop.url}/lang/ar?to=/about`);
    await visit.run(storeOnly, sessionKey, session);
    await buyCup(visit, shop.url, 'ar', 'card');
    expect(await ordersOf(shop.database, customer.email)).toMatchObject([{ payment_status: 'paid' }]);
    expect(visit.faults ?? []).toEqual([]);
  });
};

/** Path, heading and loading state of the page, its number of error notices and its horizontal overflow in pixels. Runs in the page. */
const stateOfPage = (loading: string) => ({
  path: location.pathname + location.search,
  isHeaded: (document.querySelector('h1')?.innerText ?? '') !== '',
  isBusy:
    document.querySelector(`main [aria-label="${loading}"]`) !== null ||
    document.querySelector('main')?.textContent.includes(loading),
  refusals: document.querySelectorAll('[role=alert] p').length,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
});

/** Replaces `localStorage` with this one entry. Runs in the page. */
const storeOnly = (key: string, value: string): void => {
  localStorage.clear();
  localStorage.setItem(key, value);
};

/** Buys a cup as a signed-in customer, from the product page to the order confirmation, through the payment page for a card. */
const buyCup = async (
  visit: EngineWindow,
  url: string,
  language: ContentLanguage,
  method: 'cash_on_delivery' | 'card' = 'cash_on_delivery',
): Promise<void> => {
  const t = messagesOf(language, testSettings);
  await visit.goTo(`${url}/product/cup-tea-01`);
  await waitForHydration(visit);
  await click(visit, 'main button', t.catalogue.addToCart);
  await find(visit, '#toasts p');
  await click(visit, 'dialog[open] a[href="/checkout"]');
  await find(visit, 'h1', t.checkout.title);
  await waitForHydration(visit);
  for (const name of shippingFields) {
    const css = `input[name="${name}"]`;
    const index = await find(visit, css);
    if (await visit.run(isEmpty, css, index)) await visit.type(css, index, shippingFieldValue[language][name]);
  }
  await click(visit, `input[value="${method}"]`);
  await click(visit, 'main form button.btn-primary');
  if (method === 'card') await click(visit, 'button', 'Pay');
  await find(visit, 'h1', t.confirmation.title);
};

/** The largest difference of a color value in two pictures of one size; the end of a fade is 2 or less. */
const differenceOf = async (pictures: readonly string[]): Promise<number> => {
  const [one = Buffer.of(), other = Buffer.of()] = await Promise.all(
    pictures.map((picture) => sharp(Buffer.from(picture, 'base64')).raw().toBuffer()),
  );
  if (one.length !== other.length) return 255;
  return one.reduce((max, value, index) => Math.max(max, Math.abs(value - (other[index] ?? 0))), 0);
};

/** Length of a picture with letters, in characters of base64; one of a single colour has about 150. */
const MIN_PICTURE_LENGTH = 500;

/**
 * Draws a text twice on top of the page, with marks that look like the letters around them and without marks; returns the text.
 * Both start at whole pixels, so that only their letters can differ. Runs in the page.
 */
const drawMarkedAndPlain = (css: string, index: number): string => {
  const text = document.querySelectorAll<HTMLElement>(css)[index];
  if (!text) return '';
  const box = document.createElement('div');
  box.popover = 'manual';
  Object.assign(box.style, {
    inset: '0',
    width: '100%',
    height: '100%',
    margin: '0',
    border: '0',
    background: 'white',
  });
  for (const [top, isMarked] of [
    ['0', true],
    ['20rem', false],
  ] as const) {
    const copy = text.cloneNode(true) as HTMLElement;
    if (!isMarked) copy.textContent = text.innerText;
    for (const mark of copy.querySelectorAll('mark')) mark.style.background = 'none';
    Object.assign(copy.style, { position: 'absolute', top, left: '0', width: '14rem', margin: '0' });
    copy.toggleAttribute('data-drawn', true);
    box.append(copy);
  }
  text.parentElement?.append(box);
  box.showPopover();
  return text.innerText;
};

/** Moves the focus to a product's link; returns whether the data of a page is prefetched. Runs in the page. */
const focusProductLink = (): boolean => {
  (document.activeElement as HTMLElement).blur();
  document.querySelector<HTMLElement>('h2 a')?.focus();
  return document.querySelector('link[rel=prefetch]') !== null;
};

/** Makes the request of the prefetch link once more and waits for its end, which a refusal by the policy precedes. Runs in the page. */
const prefetchAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const link = document.querySelector('link[rel=prefetch]')?.cloneNode() as HTMLLinkElement;
    // the engine of Safari makes no such request
    if (!link.relList.supports('prefetch')) resolve();
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    document.head.append(link);
  });

const isEmpty = (css: string, index: number): boolean =>
  document.querySelectorAll<HTMLInputElement>(css)[index]?.value === '';

const click = async (visit: EngineWindow, css: string, text?: string): Promise<void> =>
  visit.click(css, await find(visit, css, text));

const waitForHydration = async (visit: EngineWindow): Promise<void> => {
  await expect.poll(() => visit.run(isHydrated), { message: 'the page never came to life' }).toBe(true);
};

/** Waits for a visible element that matches the selector and text, and returns its index among all matches. */
const find = async (visit: EngineWindow, css: string, text: string | null = null): Promise<number> => {
  let index = -1;
  const look = async () => {
    index = await visit.run(findVisible, css, text);
    return index;
  };
  await expect.poll(look, { message: `no ${css} ${text ?? ''}` }).not.toBe(-1);
  return index;
};

/** Index of the first visible match, or -1. Runs in the page. */
const findVisible = (css: string, text: string | null): number =>
  [...document.querySelectorAll<HTMLElement>(css)].findIndex(
    (element) => element.checkVisibility() && (text === null || element.innerText.trim() === text),
  );

/** A window of another browser, with the operations that the engine tests need. */
export type EngineWindow = {
  /** Loads this URL. */
  readonly goTo: (address: string) => Promise<void>;
  /** Runs a function in the page; it may use only its arguments. */
  readonly run: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks the element at this index among the matches of the selector, with a pointer. */
  readonly click: (css: string, index: number) => Promise<void>;
  /** Types into the element at this index among the matches of the selector. */
  readonly type: (css: string, index: number, text: string) => Promise<void>;
  /** A PNG picture of the element at this index among the matches of the selector, in base64. */
  readonly picture: (css: string, index: number) => Promise<string>;
  /** Console errors of its pages; null if the driver does not report them. */
  readonly faults: readonly string[] | null;
  /** Closes the browser and deletes its profile. */
  readonly close: () => Promise<void>;
};

export type WindowSize = { readonly width: number; readonly height: number };
