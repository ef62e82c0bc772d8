import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stage } from './run-stages.ts';

/** The seed of the order in which test files run: `TEST_SEED`, or one of this run. */
export const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);

/**
 * A stage that runs some of the projects of `vitest.config.ts`, their files in the order of the seed; `records` is a folder
 * for its report, `more` are further arguments of vitest.
 */
export const suite = (
  records: string,
  name: string,
  projects: readonly string[],
  { needs, more = [] }: { readonly needs?: string; readonly more?: readonly string[] } = {},
): Stage => {
  const record = join(records, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${record}`];
  const order = ['--sequence.shuffle.files', `--sequence.seed=${seed}`];
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    record,
    commands: [['vitest', 'run', ...reporters, ...order, ...chosen, ...more]],
    ...(needs === undefined ? {} : { needs }),
  };
};

/** Gives work a folder for the reports of suites, and removes it afterwards. */
export const inRecords = async <Result>(work: (records: string) => Promise<Result>): Promise<Result> => {
  const records = await mkdtemp(join(tmpdir(), 'lazaward-tests-'));
  return work(records).finally(() => rm(records, { recursive: true, force: true }));
};
