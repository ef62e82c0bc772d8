import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { boughtTogetherGroups, findBoughtTogetherGroups } from './bought-together.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(`
    insert into products (id, category, position, price, stock, name_ar, name_en, subtitle_ar, subtitle_en, description_ar,
        description_en, features_ar, features_en)
      select id, category, position, 100, stock, id, id, '', '', '', '', '{}', '{}' from (values
        ('plate-1', 'plates', 1, 9), ('plate-2', 'plates', 2, 9), ('plate-3', 'plates', 3, 9), ('cup-1', 'cups', 4, 9),
        ('cup-2', 'cups', 5, 9), ('set-1', 'sets', 6, 9), ('set-2', 'sets', 7, 9), ('set-3', 'sets', 8, 0)
      ) as sample (id, category, position, stock)`);
});
afterAll(() => database.drop());

const companionsOf = async (id: string) => (await boughtTogetherGroups(database.kysely, [id])).get(id)?.slice(1);

/** Runs work while these products are out of stock. */
const without = async (ids: readonly string[], work: () => Promise<void>) => {
  await database.pool.query('update products set stock = 0 where id = any ($1)', [ids]);
  await work();
  await database.pool.query('update products set stock = 9 where id = any ($1)', [ids]);
};

describe('bought together', () => {
  test('selects two companions of two other categories, different for neighbours', async () => {
    expect(await companionsOf('plate-1')).toEqual(['cup-1', 'set-1']);
    expect(await companionsOf('plate-2')).toEqual(['cup-2', 'set-2']);
    expect(await companionsOf('cup-1')).toEqual(['set-1', 'plate-1']);
    expect(await companionsOf('set-2')).toEqual(['plate-2', 'cup-2']);
  });

  test('replaces a companion out of stock by the next in its category, wrapping around', async () => {
    expect(await companionsOf('plate-3')).toEqual(['cup-1', 'set-1']);
    await without(['cup-1'], async () => expect(await companionsOf('plate-1')).toEqual(['cup-2', 'set-1']));
  });

  test('omits a category without stock', () =>
    without(['cup-1', 'cup-2'], async () => expect(await companionsOf('plate-1')).toEqual(['set-1'])));

  test('returns no companions for a product that is out of stock or unknown', async () => {
    expect(await companionsOf('set-3')).toEqual([]);
    expect(await companionsOf('vase-1')).toEqual([]);
  });

  test('queries the groups of a cart once per anchor', async () => {
    const lines = [{ togetherWith: 'plate-1' }, { togetherWith: 'plate-1' }, {}, { togetherWith: 'vase-1' }];
    expect([...(await findBoughtTogetherGroups(database.kysely, lines))]).toEqual([
      ['plate-1', ['plate-1', 'cup-1', 'set-1']],
      ['vase-1', ['vase-1']],
    ]);
  });
});
