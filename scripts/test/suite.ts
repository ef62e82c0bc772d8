import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stage } from './run-stages.ts';

/** Seed of the order of test files: `TEST_SEED`, or a new one per run. */
export const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);

/**
 * A stage that runs projects of `vitest.config.ts`, with files in the order of the seed; `records` is the folder of its report,
 * `more` are further arguments of vitest.
 */
export const suite = (
  records: string,
  name: string,
  projects: readonly string[],
  { needs, more = [] }: { readonly needs?: string; readonly more?: readonly string[] } = {},
): Stage => {
  const record = join(records, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${record}`];
  const projectOptions = projects.map((project) => `--project=${project}`);
  return {
    name,
    record,
    commands: [['vitest', 'run', ...reporters, `--sequence.seed=${seed}`, ...projectOptions, ...more]],
    ...(needs === undefined ? {} : { needs }),
  };
};

/** Runs `work` with a temporary folder for reports, and removes it afterwards. */
export const inRecords = async <Result>(work: (records: string) => Promise<Result>): Promise<Result> => {
  const records = await mkdtemp(join(tmpdir(), 'lazaward-tests-'));
  return work(records).finally(() => rm(records, { recursive: true, force: true }));
};
