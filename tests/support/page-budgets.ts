import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

const file = join(import.meta.dirname, '../e2e/page-budgets.json');
/** A text, a port or the hash of a file changes a size by less. */
const MARGIN = 0.03;

/** Recorded sizes by name, in bytes as transferred (Brotli), and why they were recorded last. */
const { sizes }: { readonly reason: string; readonly sizes: Readonly<Record<string, number>> } = JSON.parse(
  readFileSync(file, 'utf8'),
);

/** Why this run records the sizes instead of comparing them (`npm run budgets`). */
const renewalReason = process.env['BUDGET_REASON'];
const measured = new Map<string, number>();

/** Expects at most the recorded size plus 3 %. Pages with the same name share a budget: the largest is recorded. */
export const expectWithinBudget = (name: string, size: number): void => {
  expect.soft(size, name).toBeGreaterThan(0);
  measured.set(name, Math.max(size, measured.get(name) ?? 0));
  if (renewalReason === undefined) expect.soft(size, name).toBeLessThanOrEqual((sizes[name] ?? 0) * (1 + MARGIN));
};

/** Records the measured sizes with the reason of the renewal, if this run has one. */
export const renewBudgets = async (): Promise<void> => {
  if (renewalReason === undefined) return;
  const recorded = Object.fromEntries([...measured].toSorted(([one], [other]) => one.localeCompare(other)));
  await writeFile(file, `${JSON.stringify({ reason: renewalReason, sizes: recorded }, null, 2)}\n`);
};
