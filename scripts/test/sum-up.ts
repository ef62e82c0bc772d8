import type { Counts } from './read-record.ts';
import type { Result } from './run-stages.ts';
import { seed } from './suite.ts';

const marks = { passed: '✓', failed: '✗', skipped: '-' } as const;

/** Tests of all stages; a stage that failed without a failed test, or was skipped, counts as one failure. */
export const addUp = (results: readonly Result[]): Counts => ({
  passed: results.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0),
  failed: results.reduce((sum, { outcome, counts }) => {
    const failed = counts?.failed ?? 0;
    return sum + (outcome === 'passed' ? failed : Math.max(1, failed));
  }, 0),
});

/** Table of the stages: outcome, seconds and number of tests. */
export const tableOf = (results: readonly Result[]): string => {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(({ name, outcome, seconds, counts }) => {
      const tests = counts === undefined ? '' : `   ${counts.passed} passed, ${counts.failed} failed`;
      const time = outcome === 'skipped' ? 'skipped'.padStart(9) : `${seconds.toFixed(1).padStart(7)} s`;
      return `${marks[outcome]} ${name.padEnd(width)} ${time}${tests}`;
    })
    .join('\n');
};

/** Prints table, seed and sum, and sets the exit code when something failed. */
export const conclude = (results: readonly Result[]): void => {
  const { passed, failed } = addUp(results);
  console.log(`\n${tableOf(results)}\n\nOrder of the test files: TEST_SEED=${seed}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
};
