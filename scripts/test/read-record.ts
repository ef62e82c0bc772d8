import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** Numbers of passed and failed tests. */
export type Counts = { readonly passed: number; readonly failed: number };

/** Counts of a run of vitest, with the files of failed tests, relative to the repository. */
export type TestRecord = Counts & { readonly failedFiles: readonly string[] };

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
};

/** Reads a JSON report of vitest; zero tests without a report, which an aborted run does not write. */
export const readRecord = async (file: string): Promise<TestRecord> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 0, failedFiles: [] };
  const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(text);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failedFiles: testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name)),
  };
};
