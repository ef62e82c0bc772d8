import { readFile } from 'node:fs/promises';

/** Numbers of passed and failed tests. */
export type Counts = { readonly passed: number; readonly failed: number };

/** Counts in a JSON report of vitest; zero without a report, which an aborted run does not write. */
export const countsOf = async (record: string): Promise<Counts> => {
  const report = await readFile(record, 'utf8').catch(() => null);
  if (report === null) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests }: Record<'numPassedTests' | 'numFailedTests', number> = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
};
