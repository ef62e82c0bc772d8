import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { setStock, stockOf } from '#features/orders/testing/orders.ts';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import type { ProductRow } from '../../products.admin.contract.ts';
import type { ProductDetail, ProductList } from '../../products.contract.ts';
import { newProduct } from '../../testing/product-input.ts';
import { createAdminProductsClient, idsOf } from '../../testing/products-client.ts';
import { seedCatalogue } from '../seed-starter-catalogue.ts';

let client: Awaited<ReturnType<typeof createAdminProductsClient>>;
beforeAll(async () => {
  client = await createAdminProductsClient();
});
afterAll(async () => {
  expect(client.shop.logged).toEqual([]);
  await client.shop.close();
});

describe('admin product list', () => {
  test('lists each product once in catalogue order, page by page', async () => {
    const first = await client.list();
    expect([first.items.length, first.count, first.isExactCount]).toEqual([20, 37, true]);
    const second = await client.list(`&after=${first.next}`);
    expect([second.items.length, second.next]).toEqual([17, null]);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(await client.listedIds());
    expect(first.items[0]).toMatchObject({ position: 1, picture: `${first.items[0]?.id}/1`, isArchived: false });
  });

  test('sorts by name in each language, and by stock, across pages', async () => {
    for (const language of ['ar', 'en'] as const) {
      const names: string[] = [];
      for (let after = ''; ; ) {
        const { body } = await client.request<PageOf<ProductRow>>(`?language=${language}&sort=name${after}`);
        names.push(...body.items.map(({ name }) => name[language]));
        if (body.next === null) break;
        after = `&after=${body.next}`;
      }
      expect(names).toHaveLength(37);
      expect(names).toEqual(names.toSorted(new Intl.Collator(language === 'ar' ? 'ar-EG' : 'en').compare));
    }
    const { items, next } = await client.list('&sort=stock');
    const more = await client.list(`&sort=stock&after=${next}`);
    const stocks = [...items, ...more.items].map(({ stock }) => stock);
    expect(stocks).toHaveLength(37);
    expect(stocks).toEqual(stocks.toSorted((a, b) => a - b));
  });

  test('finds products in both languages in any spelling, by each word', async () => {
    const arabic = await client.list(`&q=${encodeURIComponent('لُوتس')}`);
    expect(arabic.count).toBeGreaterThan(0);
    expect(idsOf(await client.list('&q=LOTUS'))).toEqual(expect.arrayContaining(['plate-lotus-01', 'plate-lotus-02']));
    const mixed = idsOf(await client.list(`&q=${encodeURIComponent('lotus طبق')}`));
    expect(mixed).toContain('plate-lotus-01');
    expect(idsOf(await client.list('&q=lotus'))).toEqual(expect.arrayContaining(mixed));
    for (const q of ['%', '_', '\\', 'no such piece'])
      expect((await client.list(`&q=${encodeURIComponent(q)}`)).count).toBe(0);
  });

  test('filters by category, low stock and out of stock', async () => {
    expect((await client.list('&category=cups')).count).toBe(13);
    await setStock(client.shop, 'cup-mug-01', 5);
    await setStock(client.shop, 'cup-mug-02', 0);
    const low = idsOf(await client.list('&state=low'));
    expect(low).toEqual(expect.arrayContaining(['cup-mug-01', 'cup-mug-02']));
    const out = idsOf(await client.list('&state=sold-out&category=cups'));
    expect(out).toContain('cup-mug-02');
    expect(out).not.toContain('cup-mug-01');
  });

  test('refuses invalid filters', async () => {
    for (const query of ['&state=lost', '&sort=price', '&category=spoons', '&after=No%20Slug', '&colour=blue']) {
      const { status, body } = await client.request<Refused>(`?language=en${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'VALIDATION_FAILED']);
    }
  });
});

describe('updating a product', () => {
  test('publishes every field immediately', async () => {
    const before = await client.get('plate-lotus-02');
    const input = newProduct({ category: 'plates', price: 90_000, salePrice: 60_000, badge: 'SALE', stock: 4 });
    const { status, body } = await client.save(before, input);
    expect([status, body.version]).toEqual([200, before.version + 1]);
    const { body: publicDetail } = await client.shop.request<ProductDetail>('/products/plate-lotus-02?language=ar');
    expect(publicDetail).toMatchObject({
      name: input.name.ar,
      subtitle: input.subtitle.ar,
      description: input.description.ar,
      features: input.features.ar,
      price: 60_000,
      originalPrice: 90_000,
      badge: 'SALE',
      fewLeft: 4,
    });
    const { body: onSale } = await client.shop.request<ProductList>('/products?language=en&sale=true');
    expect(onSale.products.map(({ id }) => id)).toContain('plate-lotus-02');
    expect(idsOf(await client.list('&q=flood'))).toEqual(['plate-lotus-02']);
  });

  test('an updated product survives seeding the catalogue again', async () => {
    const before = await client.get('plate-lotus-02');
    await seedCatalogue(client.shop.database);
    expect(await client.get('plate-lotus-02')).toEqual(before);
  });

  test('applies the first of two concurrent updates and refuses the second', async () => {
    const before = await client.get('plate-star-01');
    const responses = await Promise.all([
      client.save(before, { price: 10_000 }),
      client.save<Refused>(before, { price: 20_000 }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status, body } = await client.save<Refused>(before, { price: 30_000 });
    expect([status, body.code]).toEqual([409, 'PRODUCT_CHANGED']);
    const now = await client.get('plate-star-01');
    expect([10_000, 20_000]).toContain(now.price);
    expect((await client.save(now, { price: 30_000 })).body.price).toBe(30_000);
  });

  test('keeps the deductions of concurrent orders, unless the stock was edited', async () => {
    await setStock(client.shop, 'cup-tea-05', 9);
    const before = await client.get('cup-tea-05');
    await setStock(client.shop, 'cup-tea-05', 6);
    expect((await client.save(before, { isFeatured: true })).body).toMatchObject({ isFeatured: true, stock: 6 });
    const again = await client.get('cup-tea-05');
    await setStock(client.shop, 'cup-tea-05', 5);
    expect((await client.save<Refused>(again, { stock: 20 })).body.code).toBe('PRODUCT_CHANGED');
    expect(await stockOf(client.shop, 'cup-tea-05')).toBe(5);
  });

  test('returns the error of each field in both languages', async () => {
    const before = await client.get('plate-star-01');
    const { status, body } = await client.save<Refused>(before, {
      price: 0,
      salePrice: 5,
      name: { ar: '', en: 'Bowl' },
      features: { ar: ['واحدة'], en: [] },
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.data.issues?.map(({ path, code }) => [path, code])).toEqual([
      ['product.name.ar', 'cart.name'],
      ['product.price', 'cart.price'],
      ['product.salePrice', 'price.sale'],
      ['product.features.en', 'features.uneven'],
    ]);
    expect(body.data.issues?.[0]?.localizedMessage).toEqual({
      ar: 'اسم المنتج مطلوب',
      en: 'Product name is required',
    });
    expect((await client.get('plate-star-01')).version).toBe(before.version);
  });

  test('refuses an unknown product', async () => {
    const unknown = { ...(await client.get('plate-star-01')), id: 'plate-of-gold' };
    expect((await client.save<Refused>(unknown, {})).body.code).toBe('PRODUCT_NOT_FOUND');
    expect((await client.request<Refused>('/plate-of-gold')).status).toBe(404);
    expect((await client.archive('plate-of-gold', true)).status).toBe(404);
    expect((await client.request<Refused>('/plate-of-gold/position', 'PUT', { position: 1 })).status).toBe(404);
  });

  test('sends stock notifications when it is back in stock', async () => {
    const id = 'cup-tea-02';
    await setStock(client.shop, id, 0);
    await client.shop.request('/stock-notifications', { body: { productId: id, email: 'waiting@example.com' } });
    const countNotified = async () =>
      (await client.shop.database.pool.query('select notified from stock_notifications where product_id = $1', [id]))
        .rows;
    const mails = async () => (await client.shop.database.pool.query('select from graphile_worker.jobs')).rows.length;
    const before = await mails();
    await client.save(await client.get(id), { isFeatured: true });
    expect(await countNotified()).toEqual([{ notified: false }]);
    await client.save(await client.get(id), { stock: 3 });
    expect(await countNotified()).toEqual([{ notified: true }]);
    expect(await mails()).toBe(before + 1);
    await client.save(await client.get(id), { stock: 9 });
    expect(await mails()).toBe(before + 1);
  });
});

describe('a new product', () => {
  test('a new product is listed last in the catalogue under its own id, immediately', async () => {
    const bowl = await client.create();
    const another = await client.create();
    expect([bowl.id, another.id, bowl.version]).toEqual(['flood-bowl', 'flood-bowl-2', 1]);
    expect((await client.listedIds()).slice(-2)).toEqual(['flood-bowl', 'flood-bowl-2']);
    const { body } = await client.shop.request<ProductList>('/products?language=ar&category=bowls');
    expect(body.counts.bowls).toBe(2);
    expect(body.products.map(({ picture }) => picture)).toEqual([null, null]);
    expect((await client.list('&category=bowls')).count).toBe(2);
  });

  test('a new product can be created archived, hidden from customers', async () => {
    const { id, isArchived } = await client.create({ name: { ar: 'سر', en: 'Secret bowl' } }, true);
    expect(isArchived).toBe(true);
    expect((await client.shop.request(`/products/${id}?language=en`)).status).toBe(404);
    expect(idsOf(await client.list('&state=archived'))).toContain(id);
    expect(await client.listedIds()).not.toContain(id);
  });

  test('a new product gets a unique id under concurrent creation', async () => {
    const name = { ar: 'سباق', en: 'Race' };
    const made = await Promise.all([1, 2, 3, 4].map(() => client.create({ name })));
    expect(made.map(({ id }) => id).sort()).toEqual(['race', 'race-2', 'race-3', 'race-4']);
    await client.listedIds();
  });

  test('a product without its required fields is not created', async () => {
    const { status, body } = await client.request<Refused>('', 'POST', {
      product: { ...newProduct(), price: undefined },
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.data.issues?.map(({ path }) => path)).toEqual(['product.price', 'isArchived']);
  });
});
