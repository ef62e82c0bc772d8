import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../../domain/refusals.ts';
import { AccountsError } from '../accounts-error.ts';
import type { InTurn } from '../accounts-room.ts';

/**
 * Answers each request when its turn comes, or 503 with the seconds after which to come back; the client then keeps its
 * session and tries again. The body is read first, so that whoever sends slowly keeps nobody waiting.
 */
export const whenItsTurnComes =
  (inTurn: InTurn): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.method === 'OPTIONS') return next();
    await context.req.text();
    try {
      await inTurn(next);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'UNAVAILABLE') throw error;
      throw new AccountsError(503, 'unexpected_failure', 'The service is busy, please retry after a moment.', {
        retryAfterSeconds: Number(error.details['seconds']),
      });
    }
  };
