import { expect, test } from 'vitest';
import { migrate } from '#core/server/database/migrate.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { migrationFolders } from './migration-folders.ts';

test("builds a complete database from the shop's own migrations", async () => {
  const database = await freshDatabase({ isMigrated: false });
  const applied = await migrate(database.url, migrationFolders);
  await database.drop();
  expect(applied.slice(0, 3)).toEqual(['auth/0001_schema.sql', 'shop/0001_schema.sql', 'shop/0002_search.sql']);
});
