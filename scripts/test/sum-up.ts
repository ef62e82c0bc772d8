import type { Counts } from './read-record.ts';
import type { Result } from './run-stages.ts';
import { seed } from './suite.ts';

const marks = { passed: '✓', failed: '✗', skipped: '-' } as const;

/** Tests of all stages; a stage that failed without a failed test, or was skipped, counts as one failure. */
export const addUp = (results: readonly Result[]): Counts => ({
  passed: results.reduce((sum, { record }) => sum + (record?.passed ?? 0), 0),
  failed: results.reduce((sum, { outcome, record }) => {
    const failed = record?.failed ?? 0;
    return sum + (outcome === 'passed' ? failed : Math.max(1, failed));
  }, 0),
});

/** Table of the stages: outcome, seconds and number of tests. */
export const tableOf = (results: readonly Result[]): string => {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(({ name, outcome, seconds, record }) => {
      const tests = record === undefined ? '' : `   ${record.passed} passed, ${record.failed} failed`;
      const time = outcome === 'skipped' ? 'skipped'.padStart(9) : `${seconds.toFixed(1).padStart(7)} s`;
      return `${marks[outcome]} ${name.padEnd(width)} ${time}${tests}`;
    })
    .join('\n');
};

/** Commands that run each file with failed tests alone. */
export const commandsOfFailed = (results: readonly Result[]): readonly string[] =>
  results.flatMap(({ record }) => record?.failedFiles ?? []).map((file) => `node_modules/.bin/vitest run ${file}`);

/** Prints table, seed, failed files and sum, and sets the exit code when something failed. */
export const conclude = (results: readonly Result[]): void => {
  const { passed, failed } = addUp(results);
  console.log(`\n${tableOf(results)}\n\nOrder of the test files: TEST_SEED=${seed}`);
  const commands = commandsOfFailed(results);
  if (commands.length > 0) console.log(`\nTo run a failed file alone:\n${commands.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
};
