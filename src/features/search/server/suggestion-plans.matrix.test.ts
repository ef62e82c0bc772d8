import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainQueries, type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { findCompletions } from './suggestions.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase({ isStocked: true });
});
afterAll(() => database.drop());

test('completions of a word are read by an index, up to a limit', async () => {
  await database.pool.query(`insert into search_vocabulary (word, lemma, is_prominent)
    select made, made, true from (select 'zq' || translate(md5(n::text), '0123456789', 'ghijklmnop') as made from generate_series(1, 5000) n) as words; analyze search_vocabulary`);
  const [read, ...others] = await explainQueries(database, (watched) => findCompletions(watched, ['zq'], 30));
  expect(others).toEqual([]);
  expect(read?.plan).toContain('using search_vocabulary_beginning_idx');
  expect(read?.plan).toContain('using search_vocabulary_lemma_beginning_idx');
  expect(read?.plan).not.toContain('Seq Scan');
  expect(await findCompletions(database.kysely, ['zq'], 30)).toHaveLength(30);
});
