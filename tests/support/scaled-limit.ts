import { createHash } from 'node:crypto';

const block = Buffer.alloc(4 * 1024 * 1024);

/** Duration of `measureSlowness` on a quiet machine with two cores of 2026, in milliseconds. */
const USUAL_MS = 100;

/** How many times slower this machine is at this moment than a usual one; at least 1. Takes a tenth of a second, to notice other load. */
const measureSlowness = (): number => {
  const startedAt = performance.now();
  for (let turn = 0; turn < 30; turn += 1) createHash('sha256').update(block).digest();
  return Math.max(1, (performance.now() - startedAt) / USUAL_MS);
};

/** A limit in milliseconds that holds on a usual machine, extended for a slow or busy one. */
export const scaledLimit = (ms: number): number => ms * measureSlowness();
