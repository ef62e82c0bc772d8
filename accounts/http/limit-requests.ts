import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../domain/refusals.ts';
import type { InTurn } from '../accounts-context.ts';
import { AccountsError, unavailable } from '../accounts-error.ts';

/** Answers 504 `request_timeout` after this many seconds (accounts contract, section 0). */
export const limitRequestTime =
  (seconds: number): MiddlewareHandler =>
  async (_context, next) => {
    let timer: NodeJS.Timeout | undefined;
    const alarm = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(
          new AccountsError(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.'),
        );
      }, seconds * 1000);
    });
    try {
      await Promise.race([next(), alarm]);
    } finally {
      clearTimeout(timer);
    }
  };

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
