import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Span } from './tracer.ts';

/** One request on its way through the house, and whatever is done later because of it. */
type RequestContext = {
  /** Stands in the answer's `X-Request-Id` and in each line that is logged meanwhile. */
  readonly requestId: string;
  /** The part of its trace that is being done; null while nobody traces. */
  readonly span: Span | null;
};

const errands = new AsyncLocalStorage<RequestContext>();

/** The errand that the calling code is on; undefined for what the shop does of its own accord. */
export const currentRequestContext = (): RequestContext | undefined => errands.getStore();

/** Does `work` as part of an errand, with all that it begins. */
export const runInRequestContext = <Result>(requestContext: RequestContext, work: () => Result): Result =>
  errands.run(requestContext, work);

/** Does `work` as a named part of the errand's trace; just does it while nobody traces. */
export const withSpan = async <Result>(
  name: string,
  faultOf: (error: unknown) => string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const requestContext = currentRequestContext();
  if (!requestContext?.span) return work();
  const span = requestContext.span.begin(name, 'internal');
  try {
    const result = await runInRequestContext({ ...requestContext, span }, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ fault: faultOf(error) });
    throw error;
  }
};

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The id of a request: the one that a proxy of ours has given it in `X-Request-Id`, else a new one. What comes from
 * anybody else is a claim, and with it strangers could write into the log.
 */
export const requestIdOf = (claimed: string | readonly string[] | undefined, trustedProxies: number): string =>
  trustedProxies > 0 && typeof claimed === 'string' && wellFormed.test(claimed) ? claimed : randomUUID();
