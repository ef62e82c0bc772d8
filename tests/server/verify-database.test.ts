import { describe, expect, test } from 'vitest';
import { byLanguage } from '#core/i18n/language.ts';
import { verifyDatabase } from '#core/server/database/verify-database.ts';
import { writeAccountsFile } from '#features/auth/testing/auth-page.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { readSettings } from '../../src/server/environment/environment.ts';
import { runShop } from '../../src/server/start-server.ts';

const at = (url: string) => ({ setting: 'DATABASE_URL', url, isPooled: false });

test('returns the identity of a database that answers', async () => {
  const database = await freshDatabase();
  await expect(verifyDatabase(at(database.url))).resolves.toEqual({ identity: expect.stringMatching(/^\d+ /) });
  await database.drop();
});

test('names setting, host and reason, but no password, for a port without a listener', async () => {
  const port = await freePort();
  const reached = verifyDatabase(at(`postgres://shop:s3cret@127.0.0.1:${port}/lazaward`));
  await expect(reached).rejects.toThrow(
    `DATABASE_URL leads to the database "lazaward" at 127.0.0.1:${port} as the user "shop", which cannot be reached: nothing listens there`,
  );
  await expect(reached).rejects.not.toThrow('s3cret');
});

test('distinguishes a missing database from a missing server', async () => {
  const database = await freshDatabase();
  const reached = verifyDatabase(at(databaseUrl(database.url, 'no_such_database')));
  await expect(reached).rejects.toThrow('there is no database of this name');
  await database.drop();
});

describe('before it connects to the database, refuses an ACCOUNTS_FILE', () => {
  const refusedStart = async (file: string) => {
    const database = await freshDatabase({ isMigrated: false });
    const settings = readSettings({ DATABASE_URL: database.url, PORT: '0', ACCOUNTS_FILE: file });
    const pages = {
      render: () => Promise.reject(new Error('no page is requested')),
      textsChunks: byLanguage(() => null),
      vendorChunk: null,
      sheets: new Map(),
      inlineScript: '',
    };
    const failure = await runShop(settings, pages).catch(String);
    const { rows } = await database.pool.query(
      "select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    await database.drop();
    return { failure, tables: rows.length };
  };

  test('that does not exist', async () => {
    expect(await refusedStart('/nowhere/accounts.json')).toEqual({
      failure: expect.stringContaining('ACCOUNTS_FILE (/nowhere/accounts.json) cannot be used.'),
      tables: 0,
    });
  });

  test('that contains an unknown setting, and names its path', async () => {
    const file = await writeAccountsFile({ phone: { enabled: true }, signUpEnabled: true } as object);
    expect(await refusedStart(file.path)).toEqual({
      failure: expect.stringContaining('  - phone: there is no such setting'),
      tables: 0,
    });
    await file.remove();
  });
});
