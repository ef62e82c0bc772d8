import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { secondDatabaseFiles } from '../support/second-database-files.ts';
import { root, type Source, sourcesIn } from './source-files.ts';

const sources = sourcesIn(['src', 'tests']).filter(({ path }) => /^src\/|^tests\/server\//.test(path));
const tests = sources.filter(({ path }) => path.endsWith('.test.ts'));
const onBoth = new Set(secondDatabaseFiles.flatMap((pattern) => globSync(pattern, { cwd: root })));

/** Whether a test uses a database. */
const usesDatabase = (text: string): boolean => /\b(openShop|startAccounts|freshDatabase)\w*\b/.test(text);

/** The folder of the feature or of the module of core that a file belongs to. */
const moduleOf = (path: string): string => /^src\/(?:features\/[^/]+|core\/server\/[^/]+|[^/]+)/.exec(path)?.[0] ?? '';

/** The nearest folder, from this one upwards to the feature, with a test that uses a database. */
const testedFolder = (folder: string, top: string): string =>
  folder === top || tests.some(({ path, text }) => dirname(path) === folder && usesDatabase(text))
    ? folder
    : testedFolder(dirname(folder), top);

describe('the list of tests that npm test runs on two databases', () => {
  test('each entry of the list matches a file', () => {
    expect(secondDatabaseFiles.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
  });

  test('the list has a test for each repository, in its folder, in the nearest folder above or in its feature', () => {
    const repositories = sources.filter(({ path }) => path.endsWith('.repository.ts'));
    expect(repositories.length).toBeGreaterThan(30);
    const untested = repositories.filter(({ path }) => {
      const feature = moduleOf(path);
      const folder = testedFolder(dirname(path), feature);
      const isInFolder = (file: string) =>
        folder === feature ? file.startsWith(`${folder}/`) : dirname(file) === folder;
      return ![...onBoth].some(isInFolder);
    });
    expect(untested.map(({ path }) => path)).toEqual([]);
  });

  test('the list has every test of migrations, query plans, backups and connections', () => {
    const signs = [
      /isMigrated: false/,
      /from '[^']*commands\/(?:backup|restore)\.ts'/,
      /from '[^']*database\/(?:connect|migrate|listen|prepared-statements)\.ts'/,
    ];
    const byThemselves = tests.filter(({ path }) => path !== 'src/core/server/database/embedded/embedded.test.ts');
    const depends = ({ path, text }: Source) =>
      path.endsWith('-plans.test.ts') || signs.some((sign) => sign.test(text));
    const missed = byThemselves.filter((source) => depends(source) && !onBoth.has(source.path));
    expect(missed.map(({ path }) => path)).toEqual([]);
  });
});
