import { writeGenerated } from './generate.ts';
import { type Lanes, runStages, type Stage } from './test/run-stages.ts';
import { inRecords, suite } from './test/suite.ts';
import { conclude } from './test/sum-up.ts';

/**
 * Static checks: format, lint, types and unused code. Import rules are checked by their own test
 * (`tests/architecture/import-rules.test.ts`).
 */
export const staticChecks: readonly Stage[] = [
  { name: 'format', commands: [['biome', 'ci', '--reporter=summary', '.']] },
  { name: 'lint', commands: [['oxlint']] },
  { name: 'types', commands: [['react-router', 'typegen'], ['tsc'], ['tsc', '-p', 'src/service-worker']] },
  { name: 'unused files, exports and packages', commands: [['knip', '--no-progress', '--no-config-hints']] },
];

/** All checks that need neither a build nor a browser. */
const everythingUnbuilt = (records: string): Lanes => ({
  front: [suite(records, 'unit, api and architecture', ['!e2e', '!resilience'])],
  parallel: [staticChecks],
});

if (import.meta.main) {
  await writeGenerated();
  conclude(await inRecords((records) => runStages(everythingUnbuilt(records), console.log)));
}
