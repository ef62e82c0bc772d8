import { writeGenerated } from './generate.ts';
import { ensurePrograms, workers } from './test/programs.ts';
import { type Lanes, runStages } from './test/run-stages.ts';
import { staticChecks } from './test/static-checks.ts';
import { inRecords, suite } from './test/suite.ts';
import { conclude } from './test/sum-up.ts';

/** Everything that must pass before a change lands; `npm run test:matrix` proves the rest. */
const stages = (records: string): Lanes => ({
  front: [
    { name: 'build', commands: [['node', 'scripts/build.ts']] },
    suite(records, 'unit, api and architecture', ['unit', 'api', 'own-database', 'architecture'], { more: workers }),
    suite(records, 'components', ['component*']),
    suite(records, 'resilience', ['resilience'], { needs: 'build' }),
    suite(records, 'browser', ['e2e'], { needs: 'build', more: workers }),
  ],
  parallel: [staticChecks, [{ name: 'audit', commands: [['node', 'scripts/audit.ts']] }]],
});

try {
  await writeGenerated();
  ensurePrograms();
  conclude(await inRecords((records) => runStages(stages(records), console.log)));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
