import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { renderTableTypes } from '../../scripts/lib/table-types.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test.each(['src/generated/tables.gen.ts', 'src/generated/auth-tables.gen.ts'])(
  '%s has the columns of a migrated database',
  async (file) => {
    const modules = await renderTableTypes(database.pool);
    expect(await readFile(file, 'utf8'), 'run `npm run generate`').toBe(modules[file]);
  },
);

test('a table with a check of each kind gets unions, and columns that the database writes cannot be inserted', async () => {
  await database.pool.query(`create table samples (
    id bigint generated always as identity primary key,
    state text not null default 'new' check (state in ('new', 'done')),
    kind text check (kind in ('only')),
    size text not null check (size in ('a', 'b') and length(size) = 1),
    lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
    double integer generated always as (1 + 1) stored,
    ended_at timestamptz
  )`);
  const { 'src/generated/tables.gen.ts': text = '' } = await renderTableTypes(database.pool);
  expect(text).toContain(`  samples: {
    id: GeneratedAlways<number>;
    state: WithDefault<'new' | 'done'>;
    kind: 'only' | null;
    size: string;
    lines: Json<readonly JsonObject[]>;
    double: GeneratedAlways<number | null>;
    ended_at: Timestamp | null;
  };
`);
});
