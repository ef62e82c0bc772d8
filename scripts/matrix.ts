import { writeGenerated } from './generate.ts';
import { ensurePrograms, workers } from './test/programs.ts';
import { runStages } from './test/run-stages.ts';
import { inRecords, suite } from './test/suite.ts';
import { conclude } from './test/sum-up.ts';

/**
 * What `npm test` leaves out: the server on a second database, every screen in each language and width, all journeys, the longer
 * proofs. Files of these have `.matrix.test.ts` in their names.
 */
try {
  await writeGenerated();
  ensurePrograms();
  conclude(
    await inRecords((records) =>
      runStages(
        {
          front: [
            { name: 'build', commands: [['node', 'scripts/build.ts']] },
            suite(records, 'api and second database', ['api-matrix', 'architecture-matrix', 'second-database'], {
              more: workers,
            }),
            suite(records, 'resilience', ['resilience-matrix'], { needs: 'build' }),
            suite(records, 'browser', ['e2e-matrix'], { needs: 'build', more: workers }),
          ],
          parallel: [],
        },
        console.log,
      ),
    ),
  );
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
