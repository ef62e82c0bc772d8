import { implement } from '@orpc/server';
import { contract } from '../../contract/index.ts';
import { withSpan } from '../../platform/observability/request-context.ts';
import { requireAccess } from './access.ts';
import type { ApiContext } from './context.ts';
import { isLocalizedError, localizeRefusal, toRefusal } from './errors.ts';

/**
 * Contract implementer with the shared middleware, in this order: localize errors, check access, refuse a broken body, parse the
 * input.
 */
export const api = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, path, next }) => {
    const call = path.join('.');
    try {
      const answer = await withSpan(call, codeOf, async () => next());
      context.shop.counts?.called(call, 'OK');
      return answer;
    } catch (error) {
      const spoken = isLocalizedError(error) ? error : localizeError(error, context, path);
      context.shop.counts?.called(call, spoken.code);
      throw spoken;
    }
  })
  .use(async ({ context, procedure, next }) => {
    await requireAccess(procedure['~orpc'].meta, context);
    if (context.brokenBody !== null) throw context.brokenBody;
    return next();
  });

const codeOf = (error: unknown): string => (isLocalizedError(error) ? error.code : toRefusal(error).code);

/** Converts an error to a localized refusal; logs unexpected errors in full. */
export const localizeError = (error: unknown, context: ApiContext, path: readonly string[]) => {
  const refusal = toRefusal(error);
  if (refusal.code === 'UNEXPECTED')
    context.shop.log.error({ err: error, endpoint: path.join('.') }, 'endpoint failed');
  return localizeRefusal(refusal, context);
};
