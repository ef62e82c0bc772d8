import { setTimeout as rest } from 'node:timers/promises';

const STEP_MS = 250;

/**
 * Answers with what the work answers, at the next full quarter of a second: whether there was more to do, because the
 * account is known, cannot be read off the clock.
 */
export const padResponseTime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - began;
    await rest(Math.ceil(taken / STEP_MS) * STEP_MS - taken);
  }
};
