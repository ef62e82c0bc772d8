import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../domain/refusals.ts';
import type { InTurn } from '../accounts-context.ts';
import { AccountsError, unavailable } from '../accounts-error.ts';

/** Answers 504 `request_timeout` when the answer takes longer (accounts contract, section 0). */
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

/** What costs nothing, and needs no database. */
const isFree = (path: string): boolean => /\/(?:settings|health)$/.test(path);

/**
 * Answers each request when its turn comes, or 503 with the seconds after which to come back; the client then keeps its
 * session and tries again. The body is read first, so that whoever sends slowly keeps nobody waiting.
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
