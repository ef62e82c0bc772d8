import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../tests/world/open-shop.ts';
import { soon } from '../../tests/world/post-office.ts';

let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

/** Deletes the account while somebody signed in by it is asking, and is held up just before their row is written. */
const askWhileDeleted = async (path: string, body: object, held: string) => {
  const { token, userId } = await shop.signUp();
  const other = await shop.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('delete from auth.users where id = $1', [userId]);
    const asking = shop.ask(path, { body, token });
    await soon(async () => {
      const { rows } = await shop.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
        [`%${held}%`],
      );
      expect(rows).not.toEqual([]);
    });
    await other.query('commit');
    return await asking;
  } finally {
    other.release();
  }
};

test('whoever has deleted their account in another tab has to sign in, whatever they were about to write', async () => {
  const review = { productId: 'cup-tea-01', rating: 5, comment: 'جميل' };
  const reviewed = await askWhileDeleted('/reviews', review, 'insert into reviews');
  expect([reviewed.status, reviewed.body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);

  const address = {
    label: 'البيت',
    fullName: 'سلمى حسن',
    phone: '01001234567',
    address: '١٢ شارع المعز',
    city: 'القاهرة',
    postalCode: '11511',
    isDefault: false,
  };
  const kept = await askWhileDeleted('/addresses', address, 'saved_addresses');
  expect([kept.status, kept.body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
});
