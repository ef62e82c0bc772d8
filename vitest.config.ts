import { defineConfig } from 'vitest/config';

const databaseServer = ['tests/world/database-server.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    teardownTimeout: 10_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,domain,catalogue,contract,locales,scripts}/**/*.test.ts', '*.test.ts'],
          testTimeout: 10_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{server,tests/world}/**/*.test.ts'],
          globalSetup: databaseServer,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['tests/{house,specification}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: databaseServer,
          // a browser on a busy machine may be late once; what is wrong is wrong twice
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
