import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { type RunningShop, runBuiltShop } from '#tests/support/shop/spawned-shop.ts';

const hostile = `</script><script>alert("1")</script> & <!-- 'cup' \u2028`;

let database: FreshDatabase;
let shop: RunningShop;
let shopUrl: string;
beforeAll(async () => {
  database = await freshDatabase();
  shop = await runBuiltShop({ databaseUrl: database.url });
  shopUrl = shop.url;
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const request = (path: string) => fetch(new URL(path, shopUrl));
const read = async (path: string): Promise<string> => (await request(path)).text();

type Linked = { readonly '@context': string; readonly '@type': string | readonly string[] } & Record<string, unknown>;

/** The JSON-LD values of a page, in order. */
const readJsonLd = (html: string): Linked[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));

/** The content of a `meta property` of a page. */
const property = (html: string, name: string): string =>
  new RegExp(`<meta property="${name}" content="(.*?)"`).exec(html)?.[1] ?? '';

/** Properties that schema.org and search engines require for each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'hasMerchantReturnPolicy'],
  OnlineStore: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  Product: ['name', 'image', 'offers', 'sku', 'brand'],
  Offer: ['price', 'priceCurrency', 'availability', 'hasMerchantReturnPolicy', 'shippingDetails'],
  OfferShippingDetails: ['shippingDestination', 'shippingRate', 'deliveryTime'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

/** Missing properties of all nested types in a JSON-LD value; adds the types to `kinds`. */
const findMissingProperties = (value: unknown, kinds: string[] = []): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const lacking: string[] = [];
  if ('@type' in value) {
    for (const kind of [value['@type']].flat().map(String)) {
      kinds.push(kind);
      const fields = kind === 'Organization' && !('@id' in value) ? ['name'] : (required[kind] ?? []);
      lacking.push(...fields.filter((field) => !(field in value)).map((field) => `${kind} without ${field}`));
    }
  }
  return [...lacking, ...Object.values(value).flatMap((each) => findMissingProperties(each, kinds))];
};

describe.each(contentLanguages)('a page in %s', (language) => {
  test.each([
    ['/', ['Organization', 'WebSite', 'SearchAction', 'MerchantReturnPolicy']],
    ['/products', ['BreadcrumbList']],
    ['/products/cups', ['BreadcrumbList']],
    ['/product/cup-tea-01', ['Product', 'Offer', 'OfferShippingDetails', 'MerchantReturnPolicy', 'BreadcrumbList']],
  ])('the page %s has complete structured data', async (path, expected) => {
    const linked = readJsonLd(await read(`${path}?lang=${language}`));
    const kinds: string[] = [];
    expect(findMissingProperties(linked, kinds)).toEqual([]);
    expect(kinds).toEqual(expect.arrayContaining(expected));
    expect(linked.every((each) => each['@context'] === 'https://schema.org')).toBe(true);
  });

  test.each(['/', '/products', '/products/bowls', '/products?sale=true', '/about', '/contact', '/product/set-tea-01'])(
    'the page %s has an existing share picture in its language',
    async (path) => {
      const html = await read(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      const address = new URL(property(html, 'og:image'));
      expect(address.pathname).toMatch(new RegExp(`^/photographs/share/.*-${language}\\.jpg$`));
      expect(property(html, 'og:image:alt')).not.toBe('');
      const picture = await request(address.pathname);
      expect(picture.headers.get('content-type')).toBe('image/jpeg');
      const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
      expect([width, height].map(String)).toEqual([
        property(html, 'og:image:width'),
        property(html, 'og:image:height'),
      ]);
    },
  );

  test('links icons and a manifest that exist', async () => {
    const html = await read(`/?lang=${language}`);
    const links = [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="(.*?)"/g)];
    expect(links.map(([, rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
    for (const [, , href = ''] of links) expect([href, (await request(href)).status]).toEqual([href, 200]);
    const manifest = links.at(-1)?.[2] ?? '';
    expect(await (await request(manifest)).json()).toMatchObject({ lang: language });
  });
});

test('the default icon of browsers exists at /favicon.ico', async () => {
  const icon = await request('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
});

test('a product name with markup stays text in structured data', async () => {
  await database.pool.query(`update products set name_en = $1 where id = 'cup-tea-05'`, [hostile]);
  const page = () => read('/product/cup-tea-05?lang=en');
  await expect.poll(async () => readJsonLd(await page())[0]?.['name']).toBe(`${hostile} — Tea cup with saucer, 200 ml`);
  expect(await page()).not.toContain('<script>alert');
});
