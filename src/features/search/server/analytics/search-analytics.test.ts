import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminSearch } from '../../search-analytics.admin.contract.ts';
import { weekOf, weeksBefore } from '../../search-week.ts';
import { createSearchCounter } from './count-searches.ts';
import { invalidateMeasurements, measureSearches } from './measure-searches.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.context.searchCounter.write();
  await shop.database.pool.query('truncate search_statistics');
});

let visitors = 0;
const search = (q: string, { steps = 'seen', language = 'ar', address = `visitor ${(visitors += 1)}` } = {}) =>
  shop.request('/searches', { body: { language, q, steps }, address });

const rows = async () =>
  (
    await shop.database.pool.query(
      'select words, language, searches, clicks from search_statistics order by words, language',
    )
  ).rows;

const list = async (query = '') =>
  (await shop.request<PageOf<AdminSearch> & { weeks: string[] }>(`/admin/searches${query}`, { token: admin.token }))
    .body;

const repeatSearch = async (count: number, q: string, options: Parameters<typeof search>[1] = {}) => {
  for (let time = 0; time < count; time += 1) expect((await search(q, options)).status).toBe(202);
};

describe('searches', () => {
  test('searches are counted by week, folded, with opened products, and nothing else is stored', async () => {
    await repeatSearch(2, 'أطباق');
    await search('اطباق', { steps: 'opened' });
    await search('  أَطباق ', { steps: 'seen-and-opened' });
    await search('plates', { language: 'en' });
    await shop.context.searchCounter.write();
    expect(await rows()).toEqual([
      { words: 'plates', language: 'en', searches: 1, clicks: 0 },
      { words: 'اطباق', language: 'ar', searches: 3, clicks: 2 },
    ]);
    const { rows: columns } = await shop.database.pool.query(
      `select column_name as name from information_schema.columns where table_name = 'search_statistics' order by ordinal_position`,
    );
    expect(columns.map(({ name }) => name)).toEqual(
      'id week language words searches clicks exact_hits similar_hits measured_on'.split(' '),
    );
  });

  test('a search that may name a person or an order gets the same response and is not counted', async () => {
    const responses = await Promise.all(
      ['salma@example.com', '٠١٠٠١٢٣٤٥٦٧', 'ORD-1773482400000-ABCDEFGH2', '☂', 'طبق'].map((q) => search(q)),
    );
    expect(responses.map(({ status, body }) => [status, body])).toEqual(responses.map(() => [202, { received: true }]));
    await shop.context.searchCounter.write();
    expect((await rows()).map(({ words }) => words)).toEqual(['طبق']);
  });

  test('one address is limited to 60 counts per minute, without a database query', async () => {
    let connections = 0;
    const acquired = () => void (connections += 1);
    shop.database.pool.on('acquire', acquired);
    const responses = await Promise.all(Array.from({ length: 1000 }, () => search('طوفان', { address: 'a flood' })));
    shop.database.pool.off('acquire', acquired);
    expect(connections).toBe(0);
    expect(responses.filter(({ status }) => status === 202).length).toBe(60);
    expect(responses.filter(({ status }) => status === 429).length).toBe(940);
    await shop.context.searchCounter.write();
    expect(await rows()).toEqual([{ words: 'طوفان', language: 'ar', searches: 60, clicks: 0 }]);
  });

  test('a flood of distinct queries neither fills the table nor displaces frequent ones', async () => {
    const counter = createSearchCounter(shop.context, { maxPerWeek: 20 });
    const count = (q: string) => counter.count({ language: 'ar', q, steps: 'seen' });
    for (const q of ['لوتس', 'لوتس', 'لوتس', 'صحن', 'صحن']) count(q);
    await counter.write();
    for (let flood = 0; flood < 2000; flood += 1) count(`flood x${flood}`);
    await counter.write();
    const storedRows = await rows();
    expect(storedRows.length).toBe(20);
    expect(storedRows).toEqual(expect.arrayContaining([expect.objectContaining({ words: 'لوتس', searches: 3 })]));
    expect(storedRows).toEqual(expect.arrayContaining([expect.objectContaining({ words: 'صحن', searches: 2 })]));
    // queries after the flood are stored
    for (let time = 0; time < 3; time += 1) count('نجمة');
    await counter.stop();
    expect(await rows()).toEqual(expect.arrayContaining([expect.objectContaining({ words: 'نجمه', searches: 3 })]));
    expect((await rows()).length).toBe(20);
  });

  test('two processes add to the same counts', async () => {
    const counters = [createSearchCounter(shop.context), createSearchCounter(shop.context)];
    for (let round = 0; round < 10; round += 1) {
      for (const [index, counter] of counters.entries())
        for (const q of index === 0 ? ['طبق', 'كوب', 'مج'] : ['مج', 'كوب', 'طبق'])
          counter.count({ language: 'ar', q, steps: 'seen-and-opened' });
      await Promise.all(counters.map((counter) => counter.write()));
    }
    expect(await rows()).toEqual(
      ['طبق', 'كوب', 'مج'].map((query) => ({ words: query, language: 'ar', searches: 20, clicks: 20 })),
    );
  });

  test('a failed write is repeated with the next batch', async () => {
    const logged: string[] = [];
    const log = { error: (_: unknown, message: string) => void logged.push(message) };
    const counter = createSearchCounter({ ...shop.context, log });
    counter.count({ language: 'ar', q: 'طبق', steps: 'seen' });
    await shop.database.pool.query('alter table search_statistics rename to hidden_counts');
    await counter.write();
    await shop.database.pool.query('alter table hidden_counts rename to search_statistics');
    expect(logged).toEqual(['searches were not counted']);
    counter.count({ language: 'ar', q: 'طبق', steps: 'seen' });
    await counter.stop();
    expect(await rows()).toEqual([{ words: 'طبق', language: 'ar', searches: 2, clicks: 0 }]);
  });

  test.each([
    { language: 'ar', q: 'x'.repeat(201), steps: 'seen' },
    { language: 'de', q: 'plate', steps: 'seen' },
    { language: 'ar', q: 'plate', steps: 'bought' },
    { language: 'ar', q: 'plate', steps: 'seen', userId: '1' },
  ])('the body %j is refused', async (body) => {
    expect((await shop.request('/searches', { body })).body.code).toBe('VALIDATION_FAILED');
  });
});

describe('the search report', () => {
  const insertCounts = async (
    ...counted: [query: string, searches: number, clicks?: number, language?: string, week?: string][]
  ) => {
    for (const [query, searches, clicks = 0, language = 'ar', week = weekOf(shop.context.clock())] of counted)
      await shop.database.pool.query(
        'insert into search_statistics (week, language, words, searches, clicks) values ($1, $2, $3, $4, $5)',
        [week, language, query, searches, clicks],
      );
  };
  const listQueries = ({ items }: PageOf<AdminSearch>) => items.map(({ words }) => words);

  test('lists queries with at least three searches, most frequent first, with their number of results', async () => {
    await insertCounts(['زمزميه', 5], ['navy', 4, 1, 'en'], ['طبق', 3, 2], ['لوتص', 3], ['سر', 2]);
    expect((await list()).items.map(({ hits }) => hits)).toEqual([null, null, null, null]);
    await measureSearches(shop.context);
    const { items, count, weeks } = await list();
    expect(items.map(({ words, searches, clicks }) => [words, searches, clicks])).toEqual([
      ['زمزميه', 5, 0],
      ['navy', 4, 1],
      ['لوتص', 3, 0],
      ['طبق', 3, 2],
    ]);
    expect(count).toBe(4);
    expect(weeks).toEqual([weekOf(shop.context.clock())]);
    const [unknown, navy, , plate] = items.map(({ hits }) => hits);
    expect(unknown).toEqual({ own: 0, similar: 0 });
    expect(navy).toEqual({ own: 0, similar: expect.any(Number) });
    expect(plate?.own).toBeGreaterThan(10);
    expect(listQueries(await list('?outcome=nothing'))).toEqual(['زمزميه']);
    expect(listQueries(await list('?outcome=little'))).toContain('navy');
    expect(listQueries(await list('?outcome=little'))).not.toContain('طبق');
    expect(listQueries(await list('?outcome=unopened'))).toEqual(['لوتص']);
  });

  test('the search report is measured again on the next day, and after a change of the synonyms', async () => {
    await insertCounts(['زمزميه', 5]);
    await measureSearches(shop.context);
    await shop.database.pool.query(`update products set name_ar = 'زمزمية النيل' where id = 'cup-mug-01'`);
    await measureSearches(shop.context);
    expect((await list()).items[0]?.hits).toEqual({ own: 0, similar: 0 });
    await invalidateMeasurements(shop.context);
    expect((await list()).items[0]?.hits).toEqual({ own: 0, similar: 0 });
    await measureSearches(shop.context);
    expect((await list()).items[0]?.hits).toEqual({ own: 1, similar: 0 });
    await shop.database.pool.query(
      `update products set name_ar = 'مج النيل' where id = 'cup-mug-01';
      update search_statistics set measured_on = measured_on - 1`,
    );
    await measureSearches(shop.context);
    expect((await list()).items[0]?.hits).toEqual({ own: 0, similar: 0 });
  });

  test('the search report is paged, and filtered by week', async () => {
    const week = weekOf(shop.context.clock());
    const last = weeksBefore(week, 1);
    const queries = Array.from({ length: 45 }, (_, index) => `word${index}`);
    await insertCounts(...queries.map((each, index): [string, number] => [each, 3 + (index % 7)]));
    await insertCounts(['طبق', 9, 0, 'ar', last]);
    const read: string[] = [];
    for (let after = ''; ; ) {
      const page = await list(`?week=${week}${after}`);
      read.push(...listQueries(page));
      if (page.next === null) break;
      after = `&after=${page.next}`;
    }
    expect(read.length).toBe(45);
    expect(new Set(read)).toEqual(new Set(queries));
    expect(listQueries(await list(`?week=${last}`))).toEqual(['طبق']);
    expect((await list()).weeks).toEqual([week, last]);
  });
});
