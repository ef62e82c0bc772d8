import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runStages, type Stage } from './run-stages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lazaward-stages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stage = (name: string, code: string, more: Partial<Stage> = {}): Stage => ({
  name,
  commands: [['sh', '-c', code]],
  ...more,
});

const runAll = async (front: readonly Stage[], parallel: readonly (readonly Stage[])[] = []) => {
  const lines: string[] = [];
  const results = await runStages({ front, parallel }, (messages) => void lines.push(messages));
  return { results, lines, ends: results.map(({ name, outcome }) => `${name}: ${outcome}`) };
};

describe('stages', () => {
  test('stages run in order and continue after a failure', async () => {
    const { ends } = await runAll([stage('first', 'exit 3'), stage('second', '')]);
    expect(ends).toEqual(['first: failed', 'second: passed']);
  });

  test('a stage is skipped when a stage that it needs did not pass, also indirectly', async () => {
    const { ends, lines } = await runAll([
      stage('build', 'exit 1'),
      stage('browser', '', { needs: 'build' }),
      stage('pictures of it', '', { needs: 'browser' }),
      stage('rules', '', { needs: 'nothing of this run' }),
    ]);
    expect(ends).toEqual(['build: failed', 'browser: skipped', 'pictures of it: skipped', 'rules: passed']);
    expect(lines.join('\n')).toContain('browser was skipped: it needs "build"');
  });

  test('a stage ends with its first failing command, and names it with its exit status', async () => {
    const untouched = join(folder, 'after');
    const { ends, lines } = await runAll([
      {
        name: 'two commands',
        commands: [
          ['sh', '-c', 'exit 4'],
          ['touch', untouched],
        ],
      },
    ]);
    expect(ends).toEqual(['two commands: failed']);
    expect(lines.join('\n')).toMatch(/✗ two commands: "sh -c exit 4" ended with 4 \(\d+\.\d s\)/);
    expect(existsSync(untouched)).toBe(false);
  });

  test('a stage fails when its program is missing', async () => {
    const { ends } = await runAll([{ name: 'nobody', commands: [['no-such-program']] }]);
    expect(ends).toEqual(['nobody: failed']);
  });

  test('a stage reports its tests and the files of those that failed, and none without a record', async () => {
    const record = join(folder, 'record.json');
    const testResults = [
      { name: join(process.cwd(), 'src/cart.test.ts'), status: 'failed' },
      { name: join(process.cwd(), 'src/order.test.ts'), status: 'passed' },
    ];
    await writeFile(record, JSON.stringify({ numPassedTests: 7, numFailedTests: 2, testResults }));
    const { results } = await runAll([
      stage('recorded', 'exit 1', { record }),
      stage('broken off', 'exit 1', { record: join(folder, 'none.json') }),
      stage('no tests', ''),
    ]);
    expect(results.map((result) => result.record)).toEqual([
      { passed: 7, failed: 2, failedFiles: ['src/cart.test.ts'] },
      { passed: 0, failed: 0, failedFiles: [] },
      undefined,
    ]);
  });
});

describe('lanes', () => {
  test('lanes run in parallel', async () => {
    const meeting = join(folder, 'meeting');
    const waits = (mine: string, other: string) =>
      `touch '${meeting}${mine}'; for turn in $(seq 80); do test -e '${meeting}${other}' && exit 0; sleep 0.1; done; exit 1`;
    const { ends } = await runAll([stage('one', waits('1', '2'))], [[stage('other', waits('2', '1'))]]);
    expect(ends).toEqual(['one: passed', 'other: passed']);
  });

  test('a background lane prints the output of each stage at its end, under its name', async () => {
    const { lines } = await runAll(
      [],
      [[stage('lint', 'echo first line; echo then a fault >&2; exit 1'), stage('types', '')]],
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\n— lint\n[^]*first line[^]*✗ lint: "sh -c .+" ended with 1 \(\d+\.\d s\)$/);
    expect(lines[0]).toContain('then a fault');
    expect(lines[1]).toMatch(/^\n— types\n✓ types \(\d+\.\d s\)$/);
  });
});
