import { runAll, workers } from './test/run-all.ts';
import { staticChecks } from './test/static-checks.ts';
import { suite } from './test/suite.ts';

/** Everything that must pass before a change lands; `npm run test:matrix` proves the rest. */
await runAll((records) => ({
  front: [
    { name: 'build', commands: [['node', 'scripts/build.ts']] },
    suite(records, 'unit, api and architecture', ['unit', 'api', 'architecture'], { more: workers }),
    suite(records, 'components', ['component (ar*']),
    suite(records, 'resilience', ['resilience'], { needs: 'build' }),
    suite(records, 'browser', ['e2e'], { needs: 'build', more: workers }),
  ],
  parallel: [staticChecks, [{ name: 'audit', commands: [['node', 'scripts/audit.ts']] }]],
}));
