import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderInputFor, setStock } from '#features/orders/testing/orders.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import type { CartProducts, HomeSections, ProductDetail, ProductList } from '../products.contract.ts';
import { catalogue } from '../starter-catalogue/catalogue.ts';
import { seedCatalogue } from './seed-starter-catalogue.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const list = async (query: string) => (await shop.request<ProductList>(`/products?${query}`)).body;
const detail = async (id: string) => (await shop.request<ProductDetail>(`/products/${id}?language=en`)).body;

describe('the product list', () => {
  test('shows all 37 products by name, sorted by the rules of each language', async () => {
    for (const language of ['ar', 'en'] as const) {
      const { products, counts } = await list(`language=${language}`);
      expect(products).toHaveLength(37);
      expect(counts).toEqual({ all: 37, plates: 14, bowls: 0, cups: 13, sets: 10 });
      const names = products.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    }
  });

  test('sorts by price both ways', async () => {
    const prices = async (sort: string) => (await list(`language=ar&sort=${sort}`)).products.map(({ price }) => price);
    const rising = await prices('price-low');
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(await prices('price-high')).toEqual(rising.toReversed());
  });

  test('keeps the counts of the other categories while one is selected', async () => {
    const { products, counts } = await list('language=en&category=cups&q=tea');
    expect(products.length).toBe(counts.cups);
    expect(products.every(({ category }) => category === 'cups')).toBe(true);
    expect(counts.all).toBe(counts.plates + counts.bowls + counts.cups + counts.sets);
  });

  test('returns an empty list of bowls', async () => {
    expect(await list('language=ar&category=bowls')).toMatchObject({
      products: [],
      counts: { bowls: 0 },
      otherLanguage: [],
    });
  });

  test('finds Arabic words in any spelling', async () => {
    const plain = await list(`language=ar&q=${encodeURIComponent('لازورد')}`);
    const marked = await list(`language=ar&q=${encodeURIComponent('لَازُورد')}`);
    expect(plain.products.length).toBeGreaterThan(0);
    expect(marked.products).toEqual(plain.products);
  });

  test('offers the results of the other language when the page’s language has none', async () => {
    const { products, otherLanguage, counts } = await list('language=ar&q=Lotus%20Frieze');
    expect([products, counts.all]).toEqual([[], 0]);
    expect(otherLanguage.map(({ id }) => id)).toContain('plate-lotus-01');
    expect((await list('language=en&q=Lotus%20Frieze')).otherLanguage).toEqual([]);
    expect((await list('language=en&q=%25')).otherLanguage).toEqual([]);
  });

  test('marks matches in the name, otherwise in an excerpt of the description', async () => {
    const findListed = async (language: string, q: string, id: string) => {
      const { products, otherLanguage } = await list(`language=${language}&q=${encodeURIComponent(q)}`);
      return [...products, ...otherLanguage].find((product) => product.id === id);
    };
    expect(await findListed('ar', 'اللُّوتس', 'plate-lotus-01')).toMatchObject({
      markedName: ['إفريز ', 'اللوتس', ''],
      excerpt: null,
    });
    expect(await findListed('en', 'amulet', 'plate-lotus-02')).toMatchObject({
      markedName: null,
      excerpt: {
        language: 'en',
        text: ['… the glazed material of ', 'amulet', expect.stringMatching(/^s, beads and .* …$/)],
      },
    });
    expect(await findListed('ar', 'Lotus Frieze', 'plate-lotus-01')).toMatchObject({
      name: 'إفريز اللوتس',
      markedName: null,
      excerpt: { language: 'en', text: ['', 'Lotus Frieze', ''] },
    });
  });

  test('combines the sale and new filters with a search', async () => {
    const { products } = await list('language=en&sale=true');
    expect(products.length).toBe(catalogue.filter(({ isOnSale }) => isOnSale).length);
    expect(products.every(({ originalPrice, price }) => originalPrice === null || originalPrice > price)).toBe(true);
    const { products: fresh } = await list('language=en&new=true');
    expect(fresh.every(({ badge }) => badge === 'NEW')).toBe(true);
    expect((await list('language=en&new=true&sale=true&q=zzz')).counts.all).toBe(0);
  });
});

describe('a product', () => {
  test('a product has four views, empty ones without a photograph, and four related products', async () => {
    await shop.database.pool.query(`delete from product_pictures where product_id = 'plate-lotus-01' and view = 3`);
    const product = await detail('plate-lotus-01');
    expect(product.gallery.map((picture) => picture !== null)).toEqual([true, true, false, true]);
    expect(product.picture).toEqual(product.gallery[0]);
    expect(product.related).toHaveLength(4);
    expect(product.related.every(({ id, category }) => id !== product.id && category === 'plates')).toBe(true);
  });

  test('returns the stock only when it is low', async () => {
    for (const [stock, lowStockCount, isInStock] of [
      [6, null, true],
      [5, 5, true],
      [1, 1, true],
      [0, null, false],
    ] as const) {
      await setStock(shop, 'cup-mug-01', stock);
      expect(await detail('cup-mug-01')).toMatchObject({ fewLeft: lowStockCount, isInStock });
    }
  });

  test('a product is rated by the latest visible review of each customer', async () => {
    const [salma, nour, omar] = [await shop.signUp(), await shop.signUp(), await shop.signUp()];
    const rate = (userId: string, rating: number, day: string, isHidden = false) =>
      shop.database.pool.query(
        `insert into reviews (user_id, product_id, rating, created_at, is_hidden) values ($1, 'cup-tea-06', $2, $3, $4)`,
        [userId, rating, day, isHidden],
      );
    expect((await detail('cup-tea-06')).reviews).toEqual({ count: 0, average: 0, latest: [], hasMore: false });
    await rate(salma.userId, 1, '2026-01-01');
    await rate(salma.userId, 5, '2026-01-02');
    await rate(nour.userId, 4, '2026-01-01');
    await rate(omar.userId, 1, '2026-01-01', true);
    expect((await detail('cup-tea-06')).reviews).toMatchObject({ count: 2, average: 4.5, hasMore: false });
  });

  test('a product is offered with products of two other categories at the price of such an order', async () => {
    const salma = await shop.signUp();
    const { boughtTogether, ...plate } = await detail('plate-lotus-01');
    const items = [plate, ...(boughtTogether?.products ?? [])];
    expect(new Set(items.map(({ category }) => category)).size).toBe(3);
    expect(items.every(({ isInStock }) => isInStock)).toBe(true);
    expect(boughtTogether?.total).toBe(items.reduce((sum, { price }) => sum + price, 0));
    const off = items.reduce((sum, { price }) => sum + Math.round(price * 0.15), 0);
    expect(boughtTogether?.discounted).toBe((boughtTogether?.total ?? 0) - off);

    const lines = items.map(({ id }) => ({ productId: id, quantity: 1, togetherWith: plate.id }));
    const refused = await shop.request('/orders', {
      body: orderInputFor({ lines, expectedTotal: 0 }),
      token: salma.token,
    });
    const { subtotal, discount } = refused.body.data['quote'] as Quote;
    expect(subtotal - discount).toBe(boughtTogether?.discounted);
  });

  test('a product has no offer while out of stock, and a smaller one when another category has no listed products', async () => {
    await setStock(shop, 'plate-lotus-02', 0);
    expect((await detail('plate-lotus-02')).boughtTogether).toBeNull();
    await setStock(shop, 'plate-lotus-02', 4);
    await shop.database.pool.query(`update products set is_archived = true where category = 'sets'`);
    const { boughtTogether, price } = await detail('plate-lotus-02');
    expect(boughtTogether?.products.map(({ category }) => category)).toEqual(['cups']);
    expect(boughtTogether?.total).toBe(price + (boughtTogether?.products[0]?.price ?? 0));
    await shop.database.pool.query(`update products set is_archived = false where category = 'sets'`);
  });

  test('a product is not found under an unknown id', async () => {
    const { status, body } = await shop.request('/products/plate-of-gold?language=en');
    expect([status, body.code, body.data['productId']]).toEqual([404, 'PRODUCT_NOT_FOUND', 'plate-of-gold']);
  });

  test('an archived product is found nowhere', async () => {
    await shop.database.pool.query(`update products set is_archived = true where id = 'cup-coffee-05'`);
    expect((await shop.request('/products/cup-coffee-05?language=en')).status).toBe(404);
    expect((await list('language=en')).products).toHaveLength(36);
    await shop.database.pool.query(`update products set is_archived = false where id = 'cup-coffee-05'`);
  });
});

describe('the home page', () => {
  test('the home page has five products in each section, cups instead of missing bowls, and only true discounts', async () => {
    const { body } = await shop.request<HomeSections>('/home?language=ar');
    expect([body.onSale.length, body.setsOrPlates.length, body.bowlsOrCups.length]).toEqual([5, 5, 5]);
    expect(body.onSale.every(({ originalPrice, price }) => originalPrice !== null && originalPrice > price)).toBe(true);
    expect(body.setsOrPlates.every(({ category }) => category === 'sets' || category === 'plates')).toBe(true);
    expect(body.bowlsOrCups.every(({ category }) => category === 'cups')).toBe(true);
    expect(body.greatestDiscountPercent).toBe(60);
  });
});

describe('cart products', () => {
  test('cart products contain the current data of listed products only', async () => {
    const { body } = await shop.request<CartProducts>(
      '/cart-products?language=en&ids=cup-tea-01,gone-piece,plate-lotus-01,cup-tea-01,,',
    );
    expect(body.products.map(({ id }) => id)).toEqual(['cup-tea-01', 'plate-lotus-01']);
    expect(body.suggestions).toHaveLength(4);
    for (const { id, category, isInStock } of body.suggestions) {
      expect(['cups', 'plates']).toContain(category);
      expect([id === 'cup-tea-01' || id === 'plate-lotus-01', isInStock]).toEqual([false, true]);
    }
    expect(body.boughtTogether['cup-tea-01']?.[0]).toBe('cup-tea-01');
    expect(Object.keys(body.boughtTogether)).toEqual(['cup-tea-01', 'plate-lotus-01']);
  });

  test('leave out ids that no product can have, even unreadable ones', async () => {
    const path = '/cart-products?language=en&ids=a%00b,cup-tea-01,%ED%A0%80,CUP-TEA-02';
    const { status, body } = await shop.request<CartProducts>(path);
    expect([status, body.products.map(({ id }) => id)]).toEqual([200, ['cup-tea-01']]);
  });

  test('an empty cart has no products', async () => {
    const { body } = await shop.request<CartProducts>('/cart-products?language=en&ids=');
    expect(body).toEqual({ settingsRevision: 0, products: [], suggestions: [], boughtTogether: {}, fewLeft: {} });
  });

  test('cart products contain the stock when it is low', async () => {
    for (const [id, stock] of [
      ['cup-mug-02', 6],
      ['cup-tea-02', 5],
      ['cup-tea-03', 1],
      ['cup-tea-04', 0],
    ] as const) {
      await setStock(shop, id, stock);
    }
    const { body } = await shop.request<CartProducts>(
      '/cart-products?language=en&ids=cup-mug-02,cup-tea-02,cup-tea-03,cup-tea-04,gone-piece',
    );
    expect(body.fewLeft).toEqual({ 'cup-tea-02': 5, 'cup-tea-03': 1 });
    expect(body.products.map(({ isInStock }) => isInStock)).toEqual([true, true, true, false]);
  });
});

describe('seeding the catalogue again', () => {
  test('adds missing products, keeps changes of admins, and updates the pictures', async () => {
    const { pool } = shop.database;
    await pool.query(`delete from products where id = 'plate-star-01'`);
    await pool.query(`update products set price = 99900, stock = 3 where id = 'plate-lotus-02'`);
    await pool.query(
      `update product_pictures set alt_en = 'outdated' where product_id = 'plate-lotus-01' and view = 1`,
    );
    await pool.query(
      `update product_pictures set path = 'owner/own', alt_en = 'my own' where product_id = 'plate-lotus-02' and view = 1`,
    );
    await pool.query(`update products set has_custom_pictures = true where id = 'plate-lotus-02'`);
    await pool.query(`delete from product_pictures where product_id = 'plate-scarab-01' and view = 3`);
    await seedCatalogue(shop.database);
    expect((await list('language=en')).products).toHaveLength(37);
    expect(await detail('plate-lotus-02')).toMatchObject({
      price: 99_900,
      fewLeft: 3,
      picture: { path: 'owner/own', alt: 'my own' },
    });
    expect((await detail('plate-lotus-01')).picture?.alt).not.toBe('outdated');
    expect((await detail('plate-scarab-01')).gallery[2]?.path).toBe('plate-scarab-01/3');
  });
});
