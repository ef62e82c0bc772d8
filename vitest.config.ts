import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { componentProject } from './tests/support/component/component-project.ts';
import { FileOrder } from './tests/support/file-order.ts';

const databaseServer = ['tests/support/database-server.ts'];
const apiFiles = [
  'src/{,*/,*/*/}server/**/*.test.ts',
  'src/features/*/providers/*/server/**/*.test.ts',
  '{src/features/**/testing,tests/{server,support}}/**/*.test.ts',
];

/** Starts its own databases, so it runs in its own project. */
const ownDatabase = ['src/core/server/database/embedded/embedded.matrix.test.ts'];

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']> & {
  readonly name: string;
  readonly include: string[];
  readonly exclude?: string[];
};

const project = (test: TestOptions): TestProjectInlineConfiguration => ({ extends: true, test });

/**
 * A project for `npm test`, and one for `npm run test:matrix`: its files `*.matrix.test.ts` run only there, its journeys in both, for
 * another visitor in each.
 */
const withMatrix = (test: TestOptions): TestProjectInlineConfiguration[] => [
  project({ ...test, exclude: [...(test.exclude ?? []), '**/*.matrix.test.ts'], provide: { isMatrix: false } }),
  project({
    ...test,
    name: `${test.name}-matrix`,
    include: test.include.map((pattern) => pattern.replace(/\*\.test\.ts$/, '*.{matrix,journey}.test.ts')),
    provide: { isMatrix: true },
  }),
];

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    teardownTimeout: 10_000,
    // only ends what hangs: on a slow or busy machine a test takes many times longer
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // what the files of a worker import is loaded once for all of them: loading the server took longer than its tests
    isolate: false,
    sequence: { sequencer: FileOrder },
    // so what one of them watches may not be watched in the next
    restoreMocks: true,
    // their files run in this order; those of the unit tests, which take a moment each, leave no worker without work at the end
    projects: [
      project({
        name: 'api',
        include: apiFiles,
        exclude: ['**/*.matrix.test.ts'],
        globalSetup: databaseServer,
      }),
      project({
        name: 'second-database',
        include: apiFiles,
        exclude: ownDatabase,
        globalSetup: ['tests/support/second-database-server.ts'],
      }),
      project({ name: 'own-database', include: ownDatabase }),
      // of the built shop, so only where it was built just before
      ...withMatrix({
        name: 'resilience',
        include: ['tests/resilience/*.test.ts'],
        sequence: { concurrent: true },
        testTimeout: 600_000,
        hookTimeout: 600_000,
      }),
      ...withMatrix({
        name: 'architecture',
        include: ['tests/{architecture,specification}/**/*.test.ts'],
      }),
      ...withMatrix({
        name: 'unit',
        include: ['{src,scripts,studio,bench}/**/*.test.ts'],
        exclude: [...apiFiles, 'src/features/*/e2e/**'],
      }),
      componentProject,
      ...withMatrix({
        name: 'e2e',
        include: ['{tests,src/features/*}/e2e/**/*.test.ts'],
        globalSetup: databaseServer,
      }),
    ],
  },
});
