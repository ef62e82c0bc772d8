import { request } from 'node:http';
import { expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import { serveShop } from '../support/shop/http-shop.ts';

/** Sends a request with `node:http`, because `fetch` refuses such methods. */
const statusOf = (address: string, method: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(address, { method }, (response) => resolve(response.resume().statusCode))
      .once('error', reject)
      .end();
  });

test('TRACE is refused on every route', async () => {
  const database = await freshDatabase();
  const shop = await serveShop(database.url);
  try {
    for (const path of ['/', '/api/products?language=ar', '/auth/v1/user', '/assets/nothing.js', '/healthz']) {
      expect(await statusOf(shop.url + path, 'TRACE'), path).toBe(405);
    }
  } finally {
    await shop.close();
    await database.drop();
  }
});
