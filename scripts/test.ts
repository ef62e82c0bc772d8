import { availableParallelism } from 'node:os';
import { staticChecks } from './check.ts';
import { writeGenerated } from './generate.ts';
import { ensureBrowser } from './lib/browser.ts';
import { ensureFirefox } from './lib/firefox.ts';
import { ensureServer } from './lib/system-servers.ts';
import { ensureWebKit } from './lib/webkit.ts';
import { type Lanes, runStages } from './test/run-stages.ts';
import { inRecords, suite } from './test/suite.ts';
import { conclude } from './test/sum-up.ts';

/** One worker more than cores: tests wait for a third of their time (decision 153). */
const workers = [`--maxWorkers=${availableParallelism() + 1}`];

/**
 * All checks before a change lands: sources, packages, rules, API, differences between two databases, and the built shop in a
 * browser.
 */
const everything = (records: string): Lanes => ({
  front: [
    { name: 'build', commands: [['node', 'scripts/build.ts']] },
    suite(records, 'unit, api and architecture', ['!e2e', '!resilience'], { more: workers }),
    suite(records, 'resilience', ['resilience'], { needs: 'build' }),
    suite(records, 'browser', ['e2e'], { needs: 'build', more: workers }),
  ],
  parallel: [staticChecks, [{ name: 'audit', commands: [['node', 'scripts/audit.ts']] }]],
});

try {
  await writeGenerated();
  ensureBrowser();
  for (const name of ['nginx', 'pgbouncer', 'haproxy'] as const) ensureServer(name);
  ensureFirefox();
  ensureWebKit();
  conclude(await inRecords((records) => runStages(everything(records), console.log)));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
