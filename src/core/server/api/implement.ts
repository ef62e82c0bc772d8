import type { AnyContractRouter } from '@orpc/contract';
import { implement, os } from '@orpc/server';
import type { EndpointMeta } from '#core/api/access.ts';
import { withSpan } from '#core/server/observability/request-context.ts';
import { requireAccess } from './access.ts';
import { isLocalizedError, toAppError, toLocalizedError } from './errors.ts';
import type { ApiContext } from './request-context.ts';

/** Implementer of a feature's contract; `createApi` adds what all endpoints share. */
export const implementContract = <Contract extends AnyContractRouter>(contract: Contract) =>
  implement<Contract, ApiContext>(contract);

/**
 * Middleware of every endpoint, in this order: localize errors, check access, reject a broken body. The input is parsed
 * afterwards.
 */
export const guardedEndpoints = os
  .$context<ApiContext>()
  .use(async ({ context, path, next }) => {
    const call = path.join('.');
    try {
      const result = await withSpan(call, codeOf, async () => next());
      context.shop.counts?.callEnded(call, 'OK');
      return result;
    } catch (error) {
      const localized = isLocalizedError(error) ? error : localizeError(error, context, path);
      context.shop.counts?.callEnded(call, localized.code);
      throw localized;
    }
  })
  .use(async ({ context, procedure, next }) => {
    await requireAccess(procedure['~orpc'].meta as EndpointMeta, context);
    if (context.brokenBody !== null) throw context.brokenBody;
    return next();
  });

const codeOf = (error: unknown): string => (isLocalizedError(error) ? error.code : toAppError(error).code);

/** Converts an error to a localized API error; logs unexpected errors in full. */
export const localizeError = (error: unknown, context: ApiContext, path: readonly string[]) => {
  const refusal = toAppError(error);
  if (refusal.code === 'UNEXPECTED')
    context.shop.log.error({ err: error, endpoint: path.join('.') }, 'endpoint failed');
  return toLocalizedError(refusal, context);
};
