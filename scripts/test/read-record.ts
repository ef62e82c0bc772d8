import { readFile } from 'node:fs/promises';

/** How many tests passed and failed. */
export type Counts = { readonly passed: number; readonly failed: number };

/** The counts in a JSON report of vitest; none where there is no report, for what broke off before wrote none. */
export const countsOf = async (record: string): Promise<Counts> => {
  const report = await readFile(record, 'utf8').catch(() => null);
  if (report === null) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests }: Record<'numPassedTests' | 'numFailedTests', number> = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
};
