import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import { type ProductInput, toProductInput } from '../../product.ts';
import type { AdminProduct, ProductRow } from '../../products.admin.contract.ts';
import type { ProductDetail, ProductList } from '../../products.contract.ts';
import { newProduct } from '../../testing/product-input.ts';
import { createAdminProductsClient } from '../../testing/products-client.ts';
import { applyDueSales } from '../scheduled-sales.ts';

let client: Awaited<ReturnType<typeof createAdminProductsClient>>;
beforeAll(async () => {
  client = await createAdminProductsClient();
});
afterAll(async () => {
  expect(client.shop.logged).toEqual([]);
  await client.shop.close();
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const id = 'plate-lotus-01';
const full = { price: 125_000, salePrice: null, saleStartsAt: null, saleEndsAt: null, badge: null };
const planned = (overrides: Partial<ProductInput> = {}): Partial<ProductInput> => ({
  ...full,
  salePrice: 100_000,
  saleStartsAt: inHours(1),
  saleEndsAt: inHours(2),
  badge: 'SALE',
  ...overrides,
});
const detail = async () => (await client.shop.request<ProductDetail>(`/products/${id}?language=en`)).body;

test('a planned sale is stored, listed for admins, and hidden from shoppers', async () => {
  const { status, body } = await client.save(await client.get(id), planned());
  expect(status).toBe(200);
  expect(toProductInput(body)).toMatchObject(planned({ saleStartsAt: body.saleStartsAt, saleEndsAt: body.saleEndsAt }));
  expect(body).toMatchObject({ price: 125_000, originalPrice: null, plannedSalePrice: 100_000 });
  const row = (await client.list('&q=lotus')).items.find((each) => each.id === id);
  expect(row).toMatchObject({
    plannedSalePrice: 100_000,
    saleStartsAt: body.saleStartsAt,
    saleEndsAt: body.saleEndsAt,
  });

  const product = await detail();
  expect(product).toMatchObject({ price: 125_000, originalPrice: null, badge: null, saleEndsAt: null });
  expect(JSON.stringify(product)).not.toContain('100000');
  const { body: onSale } = await client.shop.request<ProductList>('/products?language=en&sale=true');
  expect(onSale.products.map((each) => each.id)).not.toContain(id);
});

test('a sale with a start in the past, or without one, runs immediately until its end', async () => {
  for (const saleStartsAt of [inHours(-1), null]) {
    const { body } = await client.save(await client.get(id), planned({ saleStartsAt }));
    expect(body).toMatchObject({ price: 100_000, originalPrice: 125_000, plannedSalePrice: null, saleStartsAt });
    expect(await detail()).toMatchObject({ price: 100_000, originalPrice: 125_000, saleEndsAt: body.saleEndsAt });
  }
  const { body } = await client.save(await client.get(id), full);
  expect(toProductInput(body)).toMatchObject(full);
});

test('a form opened before the start does not overwrite the running sale', async () => {
  const { body: before } = await client.save(await client.get(id), planned());
  await client.shop.database.pool.query('update products set sale_starts_at = now() where id = $1', [id]);
  await applyDueSales(client.shop.database.kysely);
  const { status, body } = await client.save<Refused>(before, { stock: before.stock, price: 130_000 });
  expect([status, body.code]).toEqual([409, 'PRODUCT_CHANGED']);
  const now = await client.get(id);
  expect([now.version, now.price, now.originalPrice]).toEqual([before.version + 1, 100_000, 125_000]);
  expect((await client.save(now, { ...full })).status).toBe(200);
});

test.each([
  ['a sale price that is not lower', planned({ salePrice: 125_000 }), 'salePrice', 'price.sale'],
  ['dates without a sale price', planned({ salePrice: null, badge: null }), 'salePrice', 'sale.price'],
  ['an end before the beginning', planned({ saleStartsAt: inHours(3) }), 'saleEndsAt', 'sale.end'],
  ['an end in the past', planned({ saleStartsAt: inHours(-2), saleEndsAt: inHours(-1) }), 'saleEndsAt', 'sale.past'],
  ['a text that is no time', planned({ saleStartsAt: 'tomorrow' }), 'saleStartsAt', 'moment.typed'],
  ['the badge SALE without a sale', { ...full, badge: 'SALE' as const }, 'badge', 'sale.badge'],
])('%s is refused at its field in both languages, for an old and a new product', async (_, input, field, code) => {
  const before = await client.get(id);
  const responses = [
    await client.save<Refused>(before, input),
    await client.request<Refused>('', 'POST', { product: newProduct(input), isArchived: false }),
  ];
  for (const { status, body } of responses) {
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.data.issues).toMatchObject([
      {
        path: `product.${field}`,
        code,
        localizedMessage: { ar: expect.stringMatching(/\p{Script=Arabic}/u), en: expect.stringMatching(/[a-z]/) },
      },
    ]);
  }
  expect(await client.get(id)).toEqual(before);
});

test('the list returns the advertised discount, and 0 when nothing is on sale', async () => {
  const claimed = async () => {
    const path = '?language=en&state=archived';
    const { body } = await client.request<PageOf<ProductRow> & { greatestDiscountPercent: number }>(path);
    return body.greatestDiscountPercent;
  };
  expect(await claimed()).toBe(60);
  const { rows } = await client.shop.database.pool.query<{ id: string }>(
    'select id from products where original_price is not null',
  );
  for (const { id: reduced } of rows) {
    const product: AdminProduct = await client.get(reduced);
    await client.save(product, { salePrice: null, badge: null });
  }
  expect(await claimed()).toBe(0);
});
