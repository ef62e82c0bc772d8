import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../../domain/refusals.ts';
import { unavailable } from '../accounts-error.ts';
import type { InTurn } from '../accounts-room.ts';

/** What costs nothing, and needs no database. */
const isFree = (path: string): boolean => /\/(?:settings|health)$/.test(path);

/**
 * Answers each request when its turn comes, or 503 with the seconds after which to come back; the client then keeps its
 * session and tries again. The body is read first, so that whoever sends slowly keeps nobody waiting.
 */
export const whenItsTurnComes =
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
