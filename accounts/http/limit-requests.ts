import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../domain/refusals.ts';
import type { InTurn } from '../accounts-context.ts';
import { unavailable } from '../accounts-error.ts';

/** Paths that need no database. */
const isFree = (path: string): boolean => /\/(?:settings|health)$/.test(path);

/**
 * Queues requests, or answers 503 with `Retry-After`; the client then keeps its session and retries. Reads the
 * body first, so that slow senders do not block the queue.
 */
export const limitConcurrency =
  (inTurn: InTurn): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.method === 'OPTIONS' || isFree(context.req.path)) return next();
    await context.req.text();
    try {
      await inTurn(next);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'UNAVAILABLE') throw error;
      throw unavailable(Number(error.details['seconds']));
    }
  };
