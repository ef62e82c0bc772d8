import { runAll, workers } from './test/run-all.ts';
import { suite } from './test/suite.ts';

/**
 * What `npm test` leaves out: the server on a second database, every screen in each language and width, all journeys, the longer
 * proofs, in files with `.matrix.test.ts` in their names; and journeys and components for the other visitor.
 */
await runAll((records) => ({
  front: [
    { name: 'build', commands: [['node', 'scripts/build.ts']] },
    suite(
      records,
      'unit, api and second database',
      ['second-database', 'own-database', 'architecture-matrix', 'unit-matrix'],
      {
        more: workers,
      },
    ),
    suite(records, 'components', ['component (en*']),
    suite(records, 'resilience', ['resilience-matrix'], { needs: 'build' }),
    suite(records, 'browser', ['e2e-matrix'], { needs: 'build', more: workers }),
  ],
  parallel: [],
}));
