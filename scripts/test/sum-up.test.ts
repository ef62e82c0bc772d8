import { expect, test } from 'vitest';
import type { Result } from './run-stages.ts';
import { addUp, tableOf } from './sum-up.ts';

const passed = (name: string, counts?: { passed: number; failed: number }): Result => ({
  name,
  outcome: 'passed',
  seconds: 12.34,
  ...(counts === undefined ? {} : { counts }),
});

test('adds up the tests of all stages', () => {
  const results = [
    passed('api', { passed: 40, failed: 0 }),
    passed('lint'),
    passed('browser', { passed: 2, failed: 0 }),
  ];
  expect(addUp(results)).toEqual({ passed: 42, failed: 0 });
});

test('counts a failed stage without failed tests, and a skipped one, as one failure', () => {
  const results: Result[] = [
    { ...passed('lint'), outcome: 'failed' },
    { ...passed('api', { passed: 3, failed: 0 }), outcome: 'failed' },
    { ...passed('architecture', { passed: 1, failed: 2 }), outcome: 'failed' },
    { name: 'browser', outcome: 'skipped', seconds: 0 },
  ];
  expect(addUp(results)).toEqual({ passed: 4, failed: 5 });
});

test('the table lists outcome, seconds and tests of each stage in columns', () => {
  const results: Result[] = [
    passed('build'),
    { ...passed('api', { passed: 3, failed: 1 }), outcome: 'failed' },
    { name: 'browser', outcome: 'skipped', seconds: 0 },
  ];
  expect(tableOf(results).split('\n')).toEqual([
    '✓ build      12.3 s',
    '✗ api        12.3 s   3 passed, 1 failed',
    '- browser   skipped',
  ]);
});
