import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentLanguage, languageFacts } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { productOf } from '#features/auth/testing/users.ts';
import { waitForHeading } from '../support/browser/visible-text.ts';
import { inEachLanguage, type ShopInBrowser, twoVisitors } from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';
import { testSettings } from '../support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const html = async (path: string, cookie = ''): Promise<string> => {
  const response = await fetch(`${shop.url}${path}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return response.text();
};

const root = (language: ContentLanguage) => `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`;

/** The attributes of all tags with a name in raw HTML. */
const tags = (page: string, name: string): Record<string, string>[] =>
  [...page.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
    ),
  );

test('a request without a language is answered in Arabic, from the first byte', async () => {
  expect((await html('/')).slice(0, 200)).toContain(root('ar'));
});

test('the language in the URL takes precedence over the stored one', async () => {
  expect(await html('/?lang=en')).toContain(root('en'));
  expect(await html('/', 'language=en')).toContain(root('en'));
  expect(await html('/?lang=ar', 'language=en')).toContain(root('ar'));
  expect(await html('/?lang=fr', 'theme=dark; language=en')).toContain(root('en'));
  expect(await html('/?lang=fr', 'language=fr')).toContain(root('ar'));
});

const publicPages = ['/', '/products', '/products?sale=true', '/products/cups', '/product/cup-tea-01'];

describe.each(['ar', 'en'] as const)('in %s', (language) => {
  test.each(publicPages)('the HTML of %s has the metadata for search engines and shared links', async (path) => {
    const page = await html(path, `language=${language}`);
    const address = new URL(path, shop.url);
    const inEnglish = new URL(address);
    inEnglish.searchParams.set('lang', 'en');
    const expectedHref = language === 'en' ? inEnglish.href : address.href;
    const links = tags(page, 'link');
    const alternates = links
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang, href }) => [hreflang, unescape(href)]);
    expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => unescape(href))).toEqual([expectedHref]);
    expect(alternates).toEqual([
      ['ar', address.href],
      ['en', inEnglish.href],
      ['x-default', address.href],
    ]);
    const metas = tags(page, 'meta');
    const meta = (name: string) =>
      metas.find((each) => each['name'] === name || each['property'] === name)?.['content'];
    const title = unescape(/<title>([^<]*)<\/title>/.exec(page)?.[1]);
    expect(title).toBeTruthy();
    expect(meta('description')).toBeTruthy();
    expect(meta('og:title')).toBeTruthy();
    expect(meta('og:description')).toBe(meta('description'));
    expect(unescape(meta('og:url'))).toBe(expectedHref);
    expect(meta('og:type')).toBe(path.startsWith('/product/') ? 'product' : 'website');
    expect(meta('og:locale')).toMatch(language === 'ar' ? /^ar/ : /^en/);
    expect(meta('og:image')).toMatch(new RegExp(`^${shop.url}/`));
    const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    );
    expect(data.length).toBeGreaterThan(0);
    for (const each of data) expect(each).toMatchObject({ '@context': 'https://schema.org' });
  });

  test('the HTML contains the text of the page', async () => {
    expect(await html('/', `language=${language}`)).toContain(serverTexts(language, testSettings).home.hero.headline);
    expect(await html('/product/cup-tea-01', `language=${language}`)).toContain(productOf('cup-tea-01').name[language]);
    expect(await html('/cart', `language=${language}`)).toContain(messagesOf(language, testSettings).cart.title);
  });

  test('pages without search value are marked noindex', async () => {
    for (const path of [
      '/cart',
      '/checkout',
      '/auth',
      '/account',
      '/order-confirmation/ORD-1-ABCDEFGHJ',
      '/unsubscribe?token=x',
      '/confirm-newsletter?token=x',
    ]) {
      expect(tags(await html(path, `language=${language}`), 'meta')).toContainEqual({
        name: 'robots',
        content: 'noindex',
      });
    }
  });
});

const unescape = (text = '') => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('the language switch shows the same page in the other language, and the choice is stored', async () => {
    const { page, t, language, width, open, leave } = await shop.visit(visitor);
    const other = language === 'ar' ? 'en' : 'ar';
    await open('/products/cups?sort=price-low');
    if (width < 1024) await page.getByRole('button', { name: t.layout.nav.openMenu }).click();
    await page.getByRole('link', { name: languageFacts[other].name }).click();
    await waitForHeading(page, messagesOf(other, testSettings).catalogue.categories.cups);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/products/cups?sort=price-low');
    expect(await page.locator('html').getAttribute('lang')).toBe(other);
    await open('/about');
    expect(await page.locator('html').getAttribute('lang')).toBe(other);
    await leave();
  });

  test('only the switch stores a language: that of a link ends with the visit', async () => {
    const { page, context, language, open, leave } = await shop.visit(visitor);
    const other = language === 'ar' ? 'en' : 'ar';
    const languageCookies = async () =>
      (await context.cookies()).filter(({ name }) => name.endsWith('language')).map(({ name, value }) => [name, value]);
    await open(`/about?lang=${other}`);
    expect(await languageCookies()).toEqual(expect.arrayContaining([['language', language]]));
    expect((await context.cookies()).find(({ name }) => name === 'visit-language')).toMatchObject({
      value: other,
      expires: -1,
    });
    await open('/about');
    expect(await page.locator('html').getAttribute('lang')).toBe(other);
    // the browser's session has ended
    await context.clearCookies({ name: 'visit-language' });
    await open('/about');
    expect(await page.locator('html').getAttribute('lang')).toBe(language);

    await open(`/about?lang=${other}`);
    await page.goto(`/lang/${language}?to=/about`);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await languageCookies()).toEqual([['language', language]]);
    await leave();
  });

  test('a link with a language sets the language of the next pages', async () => {
    const { page, language, open, leave } = await shop.visit(visitor);
    const other = language === 'ar' ? 'en' : 'ar';
    await open(`/?lang=${other}`);
    await open('/products');
    expect(await page.locator('html').getAttribute('lang')).toBe(other);
    await leave();
  });
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/%5Cevil.example',
  'evil.example',
  ' //evil.example',
  '/\r\nLocation: https://evil.example/',
  '/.//evil.example',
  '/lang/ar?to=//evil.example',
])('the language switch redirects only within the shop, even for %j', async (to) => {
  const response = await fetch(`${shop.url}/lang/en?to=${encodeURIComponent(to)}`, { redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(new URL(response.headers.get('location') ?? '', shop.url).origin).toBe(shop.url);
  expect(response.headers.get('set-cookie')).toMatch(/^language=en; Path=\//);
});

test('a malformed URL gets an answer, and the shop keeps working', async () => {
  for (const path of [
    '/lang/en?to=/%25E0%25A4%25A',
    '/lang/en?to=%E0%A4%A',
    '/%E0%A4%A',
    '//',
    '/products?q=%E0%A4%A',
  ]) {
    const response = await fetch(`${shop.url}${path}`, { redirect: 'manual' }).catch(() => null);
    expect(response?.status, path).toBeLessThan(500);
  }
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});
