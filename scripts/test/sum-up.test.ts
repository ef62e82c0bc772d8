import { expect, test } from 'vitest';
import type { TestRecord } from './read-record.ts';
import type { Result } from './run-stages.ts';
import { addUp, commandsOfFailed, tableOf } from './sum-up.ts';

const record = (passed: number, failed: number, failedFiles: readonly string[] = []) => ({
  passed,
  failed,
  failedFiles,
});

const passed = (name: string, tests?: TestRecord): Result => ({
  name,
  outcome: 'passed',
  seconds: 12.34,
  ...(tests === undefined ? {} : { record: tests }),
});

test('adds up the tests of all stages', () => {
  const results = [passed('api', record(40, 0)), passed('lint'), passed('browser', record(2, 0))];
  expect(addUp(results)).toEqual({ passed: 42, failed: 0 });
});

test('counts a failed stage without failed tests, and a skipped one, as one failure', () => {
  const results: Result[] = [
    { ...passed('lint'), outcome: 'failed' },
    { ...passed('api', record(3, 0)), outcome: 'failed' },
    { ...passed('architecture', record(1, 2)), outcome: 'failed' },
    { name: 'browser', outcome: 'skipped', seconds: 0 },
  ];
  expect(addUp(results)).toEqual({ passed: 4, failed: 5 });
});

test('the table lists outcome, seconds and tests of each stage in columns', () => {
  const results: Result[] = [
    passed('build'),
    { ...passed('api', record(3, 1)), outcome: 'failed' },
    { name: 'browser', outcome: 'skipped', seconds: 0 },
  ];
  expect(tableOf(results).split('\n')).toEqual([
    '✓ build      12.3 s',
    '✗ api        12.3 s   3 passed, 1 failed',
    '- browser   skipped',
  ]);
});

test('each file with failed tests has a command that runs it alone', () => {
  const results: Result[] = [
    passed('build'),
    { ...passed('browser', record(3, 1, ['tests/e2e/purchase.journey.test.ts'])), outcome: 'failed' },
  ];
  expect(commandsOfFailed(results)).toEqual(['node_modules/.bin/vitest run tests/e2e/purchase.journey.test.ts']);
});
