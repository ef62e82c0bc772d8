import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Span } from './tracer.ts';

/** State of one request, available to everything it starts, including jobs. */
type RequestContext = {
  /** Sent as `X-Request-Id` in the response and logged in each line. */
  readonly requestId: string;
  /** Current span of the trace; null without tracing. */
  readonly span: Span | null;
};

const contexts = new AsyncLocalStorage<RequestContext>();

/** Returns the context of the calling code; undefined for work outside of a request. */
export const currentRequestContext = (): RequestContext | undefined => contexts.getStore();

/** Runs `work`, and everything it starts, in a request context. */
export const runInRequestContext = <Result>(requestContext: RequestContext, work: () => Result): Result =>
  contexts.run(requestContext, work);

/** Runs `work` in a named span of the current trace; without tracing just runs it. */
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
 * Returns the id of a request: the `X-Request-Id` that a trusted proxy set, else a new one. Without a trusted proxy the header
 * is ignored, because clients could write into the log with it.
 */
export const requestIdOf = (claimed: string | readonly string[] | undefined, trustedProxies: number): string =>
  trustedProxies > 0 && typeof claimed === 'string' && wellFormed.test(claimed) ? claimed : randomUUID();
