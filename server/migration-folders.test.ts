import { expect, test } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { freshDatabase } from '../tests/support/database.ts';
import { migrationFolders } from './migration-folders.ts';

test("builds a complete database from the shop's own migrations", async () => {
  const database = await freshDatabase({ isMigrated: false });
  const applied = await migrate(database.url, migrationFolders);
  await database.drop();
  expect(applied).toEqual(expect.arrayContaining(['accounts/0001-initial.sql', 'server/0001-initial.sql']));
  expect(applied.indexOf('accounts/0001-initial.sql')).toBeLessThan(applied.indexOf('server/0001-initial.sql'));
});
