import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductList } from '../../../contract/products.ts';
import { type OpenShop, openShop } from '../../../tests/support/shop/in-process-shop.ts';
import { runJobs } from '../../jobs/job-worker.ts';
import type { SearchGroupInput } from './search-group.ts';
import { deleteSearchGroup, listSearchGroups, saveSearchGroup, searchTasks } from './search-words.ts';

let shop: OpenShop;
let jobs: Awaited<ReturnType<typeof runJobs>>;
beforeAll(async () => {
  shop = await openShop();
  jobs = await runJobs({
    databaseUrl: shop.database.url,
    box: shop.context.box,
    log: { ...console, warn: () => undefined },
    tasks: searchTasks(shop.context),
  });
});
afterAll(async () => {
  await jobs.stop();
  await shop.close();
});

const idsFor = async (q: string, language = 'ar') =>
  (await shop.ask<ProductList>(`/products?${new URLSearchParams({ language, q })}`)).body.products.map(({ id }) => id);

const group = (kind: SearchGroupInput['kind'], ...words: (string | { typed: string } | { text: string })[]) => ({
  kind,
  isMeaning: false,
  words: words.map((word) =>
    typeof word === 'string'
      ? { written: word, role: 'both' as const }
      : 'typed' in word
        ? { written: word.typed, role: 'typed' as const }
        : { written: word.text, role: 'text' as const },
  ),
});

describe('groups of words', () => {
  test('of a new shop have words of both languages', async () => {
    const groups = await listSearchGroups(shop.context);
    expect(groups.length).toBeGreaterThan(150);
    const plates = groups.find(
      ({ kind, words }) => kind === 'similar' && words.some(({ written }) => written === 'plate'),
    );
    expect(plates?.words.map(({ written }) => written)).toEqual(expect.arrayContaining(['طبق', 'صحن', 'dish']));
  });

  test('that are added find products at once or after the job, and no longer when they are deleted', async () => {
    expect(await idsFor('زمزمية')).toEqual([]);
    const saved = await saveSearchGroup(
      shop.context,
      group('similar', { typed: 'زمزمية' }, { text: 'بسبوسة' }, { text: 'ibn tulun' }),
    );
    if (saved === undefined) throw new Error('a new group has an id');
    await expect.poll(() => idsFor('زمزمية'), { timeout: 20_000 }).toEqual(['plate-lotus-02']);
    await expect.poll(() => idsFor('زمزمية', 'en'), { timeout: 20_000 }).toEqual(['plate-arabesque-02']);

    expect(
      await saveSearchGroup(
        shop.context,
        group('similar', { typed: 'زمزمية' }, { text: 'كنافة' }, { text: 'قناطر' }),
        saved,
      ),
    ).toBe(saved);
    await expect.poll(() => idsFor('زمزمية'), { timeout: 20_000 }).toEqual(['plate-lotus-02', 'cup-tea-05']);

    expect(await deleteSearchGroup(shop.context, saved)).toBe(true);
    await expect.poll(() => idsFor('زمزمية'), { timeout: 20_000 }).toEqual([]);
    expect(await deleteSearchGroup(shop.context, saved)).toBe(false);
    expect(await saveSearchGroup(shop.context, group('similar', 'a', 'b'), saved)).toBeUndefined();
  }, 90_000);

  test('of forms make one word of several, with what is written onto its front', async () => {
    expect(await idsFor('صمامات')).toEqual([]);
    await saveSearchGroup(shop.context, group('forms', 'فرجار', 'صمامات'));
    await expect.poll(() => idsFor('والصمامات'), { timeout: 20_000 }).toEqual(['plate-star-calligraphy-02']);
  }, 60_000);

  test('of absent words are never taken for the typing error of another one', async () => {
    expect(await idsFor('platf', 'en')).not.toEqual([]);
    await saveSearchGroup(shop.context, group('absent', 'platf'));
    expect(await idsFor('platf', 'en')).toEqual([]);
  });
});

describe('the index', () => {
  test('follows a product in its transaction', async () => {
    const { pool } = shop.database;
    await pool.query(`update products set name_ar = 'مبخرة النحاس' where id = 'cup-mug-01'`);
    expect(await idsFor('المباخر')).toEqual([]);
    expect(await idsFor('مبخره')).toEqual(['cup-mug-01']);
    await pool.query(`update products set is_archived = true where id = 'cup-mug-01'`);
    expect(await idsFor('مبخره')).toEqual([]);
    await pool.query(`update products set is_archived = false, price = 1234567 where id = 'cup-mug-01'`);
    expect(await idsFor('مبخرة أكثر من 12000')).toEqual(['cup-mug-01']);
    await pool.query(`update products set price = 1000 where id = 'cup-mug-01'`);
    expect(await idsFor('مبخرة أقل من ٢٠')).toEqual(['cup-mug-01']);
    await pool.query(`update products set badge = 'NEW', description_ar = 'لا شيء' where id = 'cup-mug-01'`);
    expect(await idsFor('وصل حديثا')).toContain('cup-mug-01');
    await pool.query(`delete from products where id = 'cup-mug-01'`);
    expect(await idsFor('مبخره')).toEqual([]);
  });
});
