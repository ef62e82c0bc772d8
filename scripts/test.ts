import { availableParallelism } from 'node:os';
import { ensureBrowser } from './browser.ts';
import { staticChecks } from './check.ts';
import { ensureFirefox } from './firefox.ts';
import { ensureNginx } from './nginx.ts';
import { type Lanes, runStages } from './test/run-stages.ts';
import { inRecords, suite } from './test/suite.ts';
import { conclude } from './test/sum-up.ts';
import { ensureWebKit } from './webkit.ts';

/**
 * Everything that must hold before a change lands: sources, packages, rules, the API, what differs between two databases,
 * the built shop in a browser.
 */
const everything = (records: string): Lanes => ({
  front: [
    { name: 'build', commands: [['node', 'scripts/build.ts']] },
    suite(records, 'unit, api and house', ['!e2e', '!endurance']),
    suite(records, 'endurance', ['endurance'], { needs: 'build' }),
    suite(records, 'browser', ['e2e'], { needs: 'build', more: [`--maxWorkers=${availableParallelism()}`] }),
  ],
  beside: [staticChecks, [{ name: 'audit', commands: [['node', 'scripts/audit.ts']] }]],
});

try {
  ensureBrowser();
  ensureNginx();
  ensureFirefox();
  ensureWebKit();
  conclude(await inRecords((records) => runStages(everything(records), console.log)));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
