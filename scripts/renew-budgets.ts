import { runStages } from './test/run-stages.ts';
import { inRecords, suite } from './test/suite.ts';
import { conclude } from './test/sum-up.ts';

/** Records the sizes of pages as new budgets: `npm run budgets -- "The cart shows taxes"`. */
const [reason] = process.argv.slice(2);
if (!reason) throw new Error('State the reason: npm run budgets -- "The cart shows taxes"');
process.env['BUDGET_REASON'] = reason;
conclude(
  await inRecords((records) =>
    runStages(
      {
        front: [
          { name: 'build', commands: [['node', 'scripts/build.ts']] },
          suite(records, 'budgets', ['e2e-matrix'], { needs: 'build', more: ['tests/e2e/budgets.matrix.test.ts'] }),
        ],
        parallel: [],
      },
      console.log,
    ),
  ),
);
