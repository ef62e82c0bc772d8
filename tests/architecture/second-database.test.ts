import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { secondDatabaseFiles } from '../support/second-database-files.ts';
import { root, sourcesIn } from './source-files.ts';

const sources = sourcesIn(['platform', 'accounts', 'server']);
const tests = sources.filter(({ path }) => path.endsWith('.test.ts'));
const onBoth = new Set(secondDatabaseFiles.flatMap((pattern) => globSync(pattern, { cwd: root })));

/** Whether a test uses a database. */
const usesDatabase = (text: string): boolean => /\b(openShop|startAccounts|freshDatabase)\w*\b/.test(text);

/** The nearest folder, from this one upwards, with a test that uses a database. */
const testedFolder = (folder: string): string =>
  folder === '.' || tests.some(({ path, text }) => dirname(path) === folder && usesDatabase(text))
    ? folder
    : testedFolder(dirname(folder));

describe('the list of tests that npm test runs on two databases', () => {
  test('matches at least one file with each entry', () => {
    expect(secondDatabaseFiles.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
  });

  test('has a test for each repository, in its folder or in the nearest folder above', () => {
    const repositories = sources.filter(({ path }) => path.endsWith('.repository.ts'));
    expect(repositories.length).toBeGreaterThan(30);
    const untested = repositories.filter(({ path }) => {
      const folder = testedFolder(dirname(path));
      return ![...onBoth].some((file) => dirname(file) === folder);
    });
    expect(untested.map(({ path }) => path)).toEqual([]);
  });

  test('has every test of migrations, query plans, backups and connections', () => {
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
