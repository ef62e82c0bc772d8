import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackages } from './audit.ts';
import { ensureBrowser } from './browser.ts';
import { build } from './build.ts';
import { checkSources } from './check.ts';
import { ensureNginx } from './nginx.ts';
import { startGivenPostgres } from './test/given-postgres.ts';
import { type Counts, runSuite } from './test/run-suite.ts';

/**
 * Everything that must hold before a change lands: sources, rules, the API on both databases, the shop in a browser. What
 * is red does not hide what comes after it.
 */
const testEverything = async (records: string): Promise<Counts[]> => {
  ensureBrowser();
  ensureNginx();
  await build();
  await checkSources();
  await checkPackages();
  const embedded = await runSuite(records, 'unit, api and house', ['!e2e']);

  const given = await startGivenPostgres();
  console.log(`\n— the API once more, with DATABASE_URL: ${given.name}`);
  const onGiven = await runSuite(records, 'api with DATABASE_URL', ['api'], {
    env: { DATABASE_URL: given.url },
  }).finally(given.stop);

  console.log('\n— the shop in a browser');
  // a browser waits for its page more than it works
  return [embedded, onGiven, await runSuite(records, 'browser', ['e2e'], { workers: availableParallelism() + 1 })];
};

const records = await mkdtemp(join(tmpdir(), 'lazaward-tests-'));
try {
  const counts = await testEverything(records);
  const sum = (of: keyof Counts) => counts.reduce((total, each) => total + each[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await rm(records, { recursive: true, force: true });
}
