import { setTimeout as rest } from 'node:timers/promises';

const STEP_MS = 250;

/**
 * Delays the result to the next multiple of 250 ms, so that the response time does not reveal whether an account exists.
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
