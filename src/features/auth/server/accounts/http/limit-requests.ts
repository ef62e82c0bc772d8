import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '#core/errors/app-error.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { unavailable } from '../accounts-error.ts';

/** Paths without database access. */
const isFree = (path: string): boolean => /\/(?:settings|health)$/.test(path);

/** Whether a request may hash a password: a sign-up, a sign-in by password, a change of the account. */
const hashesPassword = ({ req }: Context): boolean => {
  if (req.method === 'PUT') return req.path.endsWith('/user');
  if (req.method !== 'POST') return false;
  return req.path.endsWith('/signup') || (req.path.endsWith('/token') && req.query('grant_type') === 'password');
};

/**
 * Queues requests, or responds with 503 and `Retry-After`; the client then keeps its session and retries. Reads the body first, so
 * that slow senders do not block the queue. Requests that hash a password have a separate queue, so that they do not delay refreshes.
 */
export const limitConcurrency =
  ({ withLimit, passwordsInTurn }: Pick<AccountsContext, 'withLimit' | 'passwordsInTurn'>): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.method === 'OPTIONS' || isFree(context.req.path)) return next();
    await context.req.text();
    try {
      const run = hashesPassword(context) ? passwordsInTurn : withLimit;
      await run(next, context.req.raw.signal);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') throw error;
      throw unavailable(Number(error.details['seconds']));
    }
  };
