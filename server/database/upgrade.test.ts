import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../tests/world/fresh-database.ts';
import { type ServedShop, serveShop } from '../../tests/world/served-shop.ts';
import { migrate, migrationFolders } from './migrate.ts';

/** What there was when the shop could first be run. No release has been an older one. */
const firstSchema = {
  auth: ['0001-accounts.sql'],
  database: ['0001-shop.sql', '0002-signals-and-counters.sql', '0003-reviews-as-they-are-read.sql'],
};

let place: string;
let database: FreshDatabase;
let shop: ServedShop;
let salma: string;
let keeper: string;

beforeAll(async () => {
  database = await freshDatabase({ isMigrated: false });
  place = await mkdtemp(join(tmpdir(), 'first-schema-'));
  const folders = await Promise.all(
    Object.entries(firstSchema).map(async ([room, files]) => {
      const folder = join(place, room, 'migrations');
      await mkdir(folder, { recursive: true });
      const source =
        migrationFolders.find((known) => known.endsWith(`/${room}/migrations`)) ??
        join(import.meta.dirname, 'migrations');
      for (const file of files) await cp(join(source, file), join(folder, file));
      return folder;
    }),
  );
  expect(await migrate(database.url, folders)).toHaveLength(4);
  await database.pool.query(await readFile(join(import.meta.dirname, '../../tests/world/first-shop.sql'), 'utf8'));
  shop = await serveShop(database.url);
  salma = (await shop.signIn('salma@example.com', 'Lapis-1234')).token;
  keeper = (await shop.signIn('keeper@example.com', 'Lapis-1234')).token;
});

afterAll(async () => {
  await shop.close();
  await database.drop();
  await rm(place, { recursive: true });
});

const read = async (path: string, token?: string) => {
  const answer = await shop.ask(`/api${path}`, token === undefined ? {} : { token });
  return { status: answer.status, body: (await answer.json()) as unknown };
};

describe('a shop that lived on the first schema is opened by the one of today', () => {
  test('every migration since is applied, once', async () => {
    expect(await migrate(database.url)).toEqual([]);
    expect(JSON.parse(shop.lines[0] ?? '{}').applied).toContain('auth/0002-recovery-and-factors.sql');
  });

  test('people sign in with the passwords they had', () => {
    expect([salma, keeper]).not.toContain('');
  });

  test.each([
    ['/profile', { name: 'سلمى حسن', email: 'salma@example.com', phone: '+201001234567' }],
    ['/addresses', { addresses: [{ label: 'البيت', isDefault: true, postalCode: '11511' }] }],
    [
      '/wishlist?language=ar',
      { productIds: ['vase-of-the-owner'], products: [{ id: 'vase-of-the-owner', price: 55_500 }] },
    ],
    [
      '/orders?language=ar',
      { orders: [{ orderNumber: 'ORD-1735900000000-ABCDEFGH2', total: 202_200, status: 'processing' }] },
    ],
    [
      '/orders/ORD-1735900000000-ABCDEFGH2?language=en',
      {
        items: [{ productId: 'plate-lotus-01', name: 'Lotus plate', unitPrice: 90_000, quantity: 2 }],
        shipping: { address: '١٢ شارع المعز' },
        promoCode: 'OLD-TEN',
        promoDiscount: 18_000,
        giftMessage: 'كل سنة وأنت طيبة',
        createdAt: '2025-01-03T12:00:00.000Z',
      },
    ],
  ])('a customer reads %s', async (path, expected) => {
    const { status, body } = await read(path, salma);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
  });

  test('products are as their owner left them, and found by their words', async () => {
    const { body } = await read('/products/plate-lotus-01?language=en');
    expect(body).toMatchObject({
      price: 99_900,
      fewLeft: 3,
      reviews: { count: 1, average: 4, latest: [{ isVerified: true }] },
    });
    const found = await read('/products?language=en&q=only%20here');
    expect(JSON.stringify(found.body)).toContain('vase-of-the-owner');
  });

  test.each([
    ['/office/orders?language=ar&q=1001234567', 'ORD-1735900000000-ABCDEFGH2'],
    ['/office/messages', 'Do you make bowls?'],
    ['/office/newsletter?q=reader', 'Reader@example.com'],
    ['/office/promo-codes', 'OLD-TEN'],
    ['/office/reviews', 'جميل'],
    ['/office/stock-alerts', 'waiting@example.com'],
    ['/office/team', 'keeper@example.com'],
  ])('the office reads %s', async (path, expected) => {
    const { status, body } = await read(path, keeper);
    expect({ status, text: JSON.stringify(body) }).toEqual({ status: 200, text: expect.stringContaining(expected) });
  });

  test('and life goes on: the order moves to its next step', async () => {
    const id = '00000000-0000-4000-8000-0000000000a1';
    const moved = await shop.ask(`/api/office/orders/${id}/status`, {
      token: keeper,
      body: { language: 'ar', from: 'processing', to: 'shipped' },
      method: 'PUT',
    });
    expect(await moved.json()).toMatchObject({
      status: 'shipped',
      history: [{}, {}, { status: 'shipped', by: 'Keeper' }],
    });
  });
});
