import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { secondDatabaseFiles } from '../support/second-database-files.ts';
import { root, sourcesIn } from './source-files.ts';

const sources = sourcesIn(['platform', 'accounts', 'server']);
const tests = sources.filter(({ path }) => path.endsWith('.test.ts'));
const onBoth = new Set(secondDatabaseFiles.flatMap((pattern) => globSync(pattern, { cwd: root })));

/** Whether a test works on a database, and not on the rules alone. */
const usesDatabase = (text: string): boolean => /\b(openShop|startAccounts|freshDatabase)\w*\b/.test(text);

/** The nearest folder, from this one upwards, in which a test works on a database. */
const testedFolder = (folder: string): string =>
  folder === '.' || tests.some(({ path, text }) => dirname(path) === folder && usesDatabase(text))
    ? folder
    : testedFolder(dirname(folder));

describe('what npm test runs on two databases', () => {
  test('is there, each entry for at least one file', () => {
    expect(secondDatabaseFiles.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
  });

  test('has a test of the SQL of each subject: one in the folder of each repository, or in the nearest above', () => {
    const repositories = sources.filter(({ path }) => path.endsWith('.repository.ts'));
    expect(repositories.length).toBeGreaterThan(30);
    const untested = repositories.filter(({ path }) => {
      const folder = testedFolder(dirname(path));
      return ![...onBoth].some((file) => dirname(file) === folder);
    });
    expect(untested.map(({ path }) => path)).toEqual([]);
  });

  test('has every test of migrations, plans, copies and connections', () => {
    const signs = [
      /isMigrated: false/,
      /from '[./]*tests\/support\/query-plans\.ts'/,
      /from '[./]*commands\/(?:backup|restore)\.ts'/,
      /from '[./]*database\/(connect|migrate|listen-to|prepared-statements)\.ts'/,
    ];
    const byThemselves = tests.filter(({ path }) => path !== 'platform/database/embedded/embedded.test.ts');
    const missed = byThemselves.filter(({ path, text }) => signs.some((sign) => sign.test(text)) && !onBoth.has(path));
    expect(missed.map(({ path }) => path)).toEqual([]);
  });
});
