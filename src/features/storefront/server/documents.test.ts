import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byLanguage, contentLanguages } from '#core/i18n/language.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { sitemapPages } from '#generated/page-facts.gen.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import type { Shop } from '../../../server/app-options.ts';
import { createShop } from '../../../server/create-app.ts';
import { readSettings } from '../../../server/environment/environment.ts';

const publicUrl = 'https://lazaward.example';
const hostile = `</title><g:price>0.01 EGP</g:price> "A" & 'B' ]]> \u{1F600}`;

let database: FreshDatabase;
let shop: Shop;
let server: Server;
let shopUrl: string;
beforeAll(async () => {
  // the shop blocks all formats except photographs for the process (src/features/products/server/media/prepare-picture.ts)
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadPngFile'] });
  database = await freshDatabase();
  shop = await createShop({
    accountsOptions: {},
    settings: readSettings({ PORT: '0', PUBLIC_URL: publicUrl }),
    databaseUrl: database.url,
    publicUrl,
    pages: {
      render: async () => new Response('a page'),
      textsChunks: byLanguage(() => null),
      vendorChunk: null,
      sheets: new Map(),
      inlineScript: '',
    },
    log: pino({ level: 'silent' }),
  });
  server = createServer(shop.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
  await database.drop();
});

const request = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(shopUrl + path, { headers });
const read = async (path: string): Promise<string> => (await request(path)).text();

/** Fails unless the text is well-formed XML: embeds it in an SVG, whose parser is strict. */
const parse = async (xml: string): Promise<void> => {
  const root = xml.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/, '');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><metadata>${root}</metadata></svg>`;
  await sharp(Buffer.from(drawing), { unlimited: true }).png().toBuffer();
};

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** Returns the text of every element of this name, in order. */
const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) => unescaped(inside));
const one = (xml: string, name: string): string | undefined => all(xml, name)[0];
/** Returns the markup of every element of this name. */
const parts = (xml: string, name: string): string[] => xml.match(new RegExp(`<${name}>.*?</${name}>`, 'gs')) ?? [];

describe('the XML parser of these tests', () => {
  test.each(['<a><b></a>', '<a>&</a>', '<a>\u0001</a>', '<a b="<"/>', '<a/><g:c/>'])('refuses %j', async (broken) => {
    await expect(parse(broken)).rejects.toThrow('XML');
  });
});

describe('the sitemap', () => {
  test('lists every public page and product in both languages, and nothing private', async () => {
    const xml = await read('/sitemap.xml');
    await parse(xml);
    const places = all(xml, 'loc');
    const paths = [
      '/',
      '/products',
      ...['plates', 'bowls', 'cups', 'sets'].map((category) => `/products/${category}`),
      '/products?new=true',
      '/products?sale=true',
      ...sitemapPages,
      ...['delivery', 'returns', 'privacy', 'terms', 'faq'].map((name) => `/policies/${name}`),
      ...catalogue.map(({ id }) => `/product/${id}`),
    ];
    const english = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=en`;
    expect(places.toSorted()).toEqual(
      paths.flatMap((path) => [publicUrl + path, publicUrl + english(path)]).toSorted(),
    );
  });

  test('the sitemap has the same alternates for both languages of a page, including the page itself', async () => {
    const alternates = (url: string) =>
      Object.fromEntries(
        [...url.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(([, language = '', href = '']) => [
          language,
          unescaped(href),
        ]),
      );
    const pages = parts(await read('/sitemap.xml'), 'url');
    const byPlace = new Map(pages.map((page) => [one(page, 'loc'), alternates(page)]));
    expect(byPlace.size).toBe(pages.length);
    for (const [address, { ar, en, 'x-default': fallback }] of byPlace) {
      expect([ar, en]).toContain(address);
      expect(fallback).toBe(ar);
      expect(byPlace.get(ar)).toEqual(byPlace.get(en));
    }
  });

  test('the sitemap contains the last change of products and of their lists', async () => {
    await database.pool.query(`update products set updated_at = '2030-05-06T07:08:09Z', price = price + 100
      where id = 'cup-tea-01'`);
    const lastmod = async (path: string) => {
      const page = parts(await read('/sitemap.xml'), 'url').find((each) => one(each, 'loc') === publicUrl + path);
      return one(page ?? '', 'lastmod');
    };
    await expect.poll(() => lastmod('/product/cup-tea-01')).toBe('2030-05-06T07:08:09.000Z');
    expect(await lastmod('/products/cups')).toBe('2030-05-06T07:08:09.000Z');
    expect(await lastmod('/products/plates')).not.toBe('2030-05-06T07:08:09.000Z');
    expect(await lastmod('/about')).toBeUndefined();
  });
});

describe.each(contentLanguages)('the product feed in %s', (language) => {
  const path = `/feeds/products-${language}.xml`;
  const itemOf = async (id: string) => parts(await read(path), 'item').find((item) => one(item, 'g:id') === id) ?? '';

  test('the product feed contains all products with the required attributes', async () => {
    const xml = await read(path);
    await parse(xml);
    expect(all(xml, 'g:id')).toEqual(catalogue.map(({ id }) => id));
    for (const item of parts(xml, 'item')) {
      const id = one(item, 'g:id');
      expect(one(item, 'g:link')).toBe(`${publicUrl}/product/${id}?lang=${language}`);
      expect(one(item, 'g:image_link')).toBe(`${publicUrl}/photographs/${id}/1-1200.webp`);
      expect(one(item, 'g:price')).toMatch(/^\d+\.\d\d EGP$/);
      expect([one(item, 'g:condition'), one(item, 'g:identifier_exists')]).toEqual(['new', 'no']);
      for (const name of ['g:title', 'g:description', 'g:brand', 'g:product_type']) {
        expect(one(item, name)).toMatch(language === 'ar' ? /\p{Script=Arabic}/u : /[A-Z]/);
      }
    }
  });

  test('the product feed contains regular price and sale price with tax, and shipping cost as charged', async () => {
    const dear = catalogue.find(({ price }) => price >= 300_000);
    const reduced = catalogue.find(({ isOnSale, price }) => isOnSale && price < 300_000);
    // with 14 % tax, as required in Egypt
    const pounds = (amount: number | null = 0) => `${(((amount ?? 0) * 1.14) / 100).toFixed(2)} EGP`;

    const sale = await itemOf(reduced?.id ?? '');
    expect([one(sale, 'g:price'), one(sale, 'g:sale_price')]).toEqual([
      pounds(reduced?.originalPrice),
      pounds(reduced?.price),
    ]);
    expect(one(one(sale, 'g:shipping') ?? '', 'g:price')).toBe('150.00 EGP');
    expect(one(one(sale, 'g:free_shipping_threshold') ?? '', 'g:price_threshold')).toBe('3420.00 EGP');

    const free = await itemOf(dear?.id ?? '');
    expect(one(one(free, 'g:shipping') ?? '', 'g:price')).toBe('0.00 EGP');
    expect(one(one(free, 'g:shipping') ?? '', 'g:min_transit_time')).toBe('5');
  });

  test('marks products out of stock, and omits archived ones', async () => {
    await database.pool.query(`update products set stock = 0 where id = 'cup-tea-02'`);
    await expect.poll(async () => one(await itemOf('cup-tea-02'), 'g:availability')).toBe('out_of_stock');
    expect(one(await itemOf('cup-tea-03'), 'g:availability')).toBe('in_stock');
    await database.pool.query(`update products set is_archived = true where id = 'cup-tea-03'`);
    await expect.poll(() => itemOf('cup-tea-03')).toBe('');
    await database.pool.query(
      `update products set is_archived = false, stock = 9 where id in ('cup-tea-02', 'cup-tea-03')`,
    );
    await expect.poll(async () => one(await itemOf('cup-tea-03'), 'g:availability')).toBe('in_stock');
  });

  test('escapes a name that looks like markup', async () => {
    const { rows } = await database.pool.query(
      `select name_${language} as name, subtitle_${language} as kind from products where id = 'cup-tea-04'`,
    );
    await database.pool.query(`update products set name_${language} = $1 where id = 'cup-tea-04'`, [hostile]);
    await expect.poll(async () => one(await itemOf('cup-tea-04'), 'g:title')).toBe(`${hostile} — ${rows[0].kind}`);
    const xml = await read(path);
    await parse(xml);
    expect(all(xml, 'g:id')).toHaveLength(catalogue.length);
    expect(all(await itemOf('cup-tea-04'), 'g:price')).not.toContain('0.01 EGP');
    await database.pool.query(`update products set name_${language} = $1 where id = 'cup-tea-04'`, [rows[0].name]);
  });
});

describe('robots.txt', () => {
  test('excludes private pages and links the sitemap', async () => {
    const response = await request('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length));
    for (const path of [
      '/checkout',
      '/account',
      '/auth',
      '/cart',
      '/order-confirmation',
      '/unsubscribe',
      '/confirm-newsletter',
      '/api',
      '/admin',
    ]) {
      expect(closed).toContain(path);
    }
    const places = all(await read('/sitemap.xml'), 'loc').map((address) => new URL(address).pathname);
    for (const path of closed) expect(places.filter((address) => address.startsWith(path))).toEqual([]);
    expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  });
});

describe('the web app manifest', () => {
  test.each([
    ['', 'ar', 'rtl', 'لازورد'],
    ['?lang=ar', 'ar', 'rtl', 'لازورد'],
    ['?lang=en', 'en', 'ltr', 'Lazaward'],
    ['?lang=fr', 'ar', 'rtl', 'لازورد'],
  ])('the web app manifest with the query %j describes the shop in %s', async (query, lang, dir, short_name) => {
    const response = await request(`/manifest.webmanifest${query}`);
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    expect(response.headers.get('content-language')).toBe(lang);
    expect(await response.json()).toMatchObject({ lang, dir, short_name, start_url: `/?lang=${lang}` });
  });

  test('refers to icons of the declared sizes, one of them maskable', async () => {
    const { icons } = (await (await request('/manifest.webmanifest')).json()) as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
      const { width, height } = await sharp(new URL(`../../../../public${src}`, import.meta.url).pathname).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

describe('every document', () => {
  test.each(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest?lang=en', '/feeds/products-ar.xml'])(
    '%s supports conditional requests and compression',
    async (path) => {
      const first = await request(path);
      const whole = await first.text();
      const etag = first.headers.get('etag') ?? '';
      expect([first.status, first.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
      for (const cachedEtag of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
        const again = await request(path, { 'if-none-match': cachedEtag });
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      }
      expect((await request(path, { 'if-none-match': '"other"' })).status).toBe(200);
      await expect
        .poll(async () => (await request(path, { 'accept-encoding': 'br' })).headers.get('content-encoding'))
        .toBe('br');
      expect(await (await request(path, { 'accept-encoding': 'br' })).text()).toBe(whole);
      const head = await fetch(shopUrl + path, { method: 'HEAD' });
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    },
  );

  test('every document has a single URL; similar ones return 404', async () => {
    expect((await request('/feeds/products-fr.xml')).status).toBe(404);
    expect((await request('/feeds/')).status).toBe(404);
  });
});
