import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Signs of a test that depends on the database itself: migrations, connections, backup, jobs, query plans, concurrent writes. */
const dependsOnDatabase = (path: string): boolean =>
  /^src\/core\/server\/(?:database|jobs)\/|-(?:plans|races)\.test\.ts$/.test(path) ||
  /isMigrated: false|from '[^']*(?:commands\/(?:backup|restore)|database\/(?:connect|migrate|listen|prepared-statements))\.ts'/.test(
    read(path),
  );

/** Repositories that the function next to a test calls. */
const repositoriesOf = (test: string): readonly string[] => {
  const tested = test.replace(/(?:\.matrix)?\.test\.ts$/, '.ts');
  return existsSync(join(root, tested)) ? (read(tested).match(/(?<=from '.*)[\w-]+\.repository\.ts(?=')/g) ?? []) : [];
};

/**
 * Tests of the server that the matrix runs on a second database, the system's PostgreSQL: those that depend on the database itself, and
 * one for the statements of each repository. `SECOND_DATABASE=all npm run test:matrix` runs all of them.
 */
export const listSecondDatabaseFiles = (): readonly string[] => {
  const tests = globSync('{src/**/server,tests/{server,support}}/**/*.test.ts', { cwd: root }).toSorted();
  const byRepository = new Map(
    tests.flatMap((test) => repositoriesOf(test).map((repository) => [repository, test] as const)),
  );
  return [...new Set([...tests.filter(dependsOnDatabase), ...byRepository.values()])];
};
