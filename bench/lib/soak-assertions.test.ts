import { expect, test } from 'vitest';
import { faultsOfSoak, type Stretch } from './soak-assertions.ts';

const calm = (changes: Partial<Stretch> = {}): Stretch => ({
  responseCount: 1000,
  failures: [],
  p50: 3,
  p99: 20,
  memory: 230,
  ...changes,
});

const stretches = (memory: readonly number[], p99: readonly number[] = memory.map(() => 20)): Stretch[] =>
  memory.map((megabytes, index) => calm({ memory: megabytes, p99: p99[index] ?? 20 }));

test('faultsOfSoak accepts a shop that is stable after its warm-up', () => {
  expect(faultsOfSoak(stretches([120, 180, 228, 231, 229, 233]))).toEqual([]);
  expect(faultsOfSoak(stretches([230, 230, 230], [200, 30, 41]))).toEqual([]);
});

test('faultsOfSoak reports growing memory, slower answers and failures', () => {
  expect(faultsOfSoak(stretches([150, 180, 210, 240, 270, 300]))).toEqual([
    'memory grew to 127 % from the middle third to the last',
  ]);
  expect(faultsOfSoak(stretches([230, 230, 230], [20, 20, 41]))).toEqual([
    'p99 rose to 205 % from the middle third to the last',
  ]);
  expect(faultsOfSoak([calm({ failures: ['GET /: 500'] }), calm(), calm()])).toEqual([
    '1 requests failed, the first: GET /: 500',
  ]);
});

test('faultsOfSoak reports a run that is too short to compare', () => {
  expect(faultsOfSoak([calm(), calm()])).toEqual(['there is nothing to compare: three stretches at least']);
});
