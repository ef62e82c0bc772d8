import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../run.ts';

const secondTries = join(import.meta.dirname, 'second-tries.ts');

export type Counts = { readonly passed: number; readonly failed: number };

/**
 * Runs some of the projects of `vitest.config.ts`, with so many workers where that is said, and counts what happened; a
 * run that did not end well has failed.
 */
export const runSuite = async (
  folder: string,
  name: string,
  projects: readonly string[],
  { env = {}, workers }: { readonly env?: NodeJS.ProcessEnv; readonly workers?: number } = {},
): Promise<Counts> => {
  const record = join(folder, `${name}.json`);
  const args = projects.map((project) => `--project=${project}`);
  if (workers !== undefined) args.push(`--maxWorkers=${workers}`);
  const red = await run(
    'vitest',
    ['run', '--reporter=dot', `--reporter=${secondTries}`, '--reporter=json', `--outputFile.json=${record}`, ...args],
    env,
  )
    .then(() => 0)
    .catch(() => 1);
  const { passed, failed } = await countsOf(record).catch(() => ({ passed: 0, failed: 1 }));
  return { passed, failed: Math.max(failed, red) };
};

const countsOf = async (record: string): Promise<Counts> => {
  const { numPassedTests, numFailedTests }: Record<'numPassedTests' | 'numFailedTests', number> = JSON.parse(
    await readFile(record, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests };
};
