import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type RouteGroup, routeGroupOf } from '#core/server/observability/metrics.ts';
import { currentRequestContext, requestIdOf, runInRequestContext } from '#core/server/observability/request-context.ts';
import type { Tracer } from '#core/server/observability/tracer.ts';

type RequestObserverOptions = {
  readonly trustedProxies: number;
  readonly log: {
    isLevelEnabled(level: 'debug'): boolean;
    debug(fields: object, message: string): void;
    warn(fields: object, message: string): void;
  };
  /** Request metrics; null while metrics are off. */
  readonly counts: { responseSent(group: RouteGroup, status: number, seconds: number): void } | null;
  /** Null while tracing is off. */
  readonly tracer: Tracer | null;
};

/**
 * Runs each request in its own request context. Measures responses only if logging, metrics or tracing need it, because
 * a cached page is sent so fast that measuring would be noticeable (decision 131).
 */
export const observeRequests = (
  handler: RequestListener,
  { trustedProxies, log, counts, tracer }: RequestObserverOptions,
): RequestListener => {
  const isDebugLogged = log.isLevelEnabled('debug');
  const isWatched = isDebugLogged || counts !== null || tracer !== null;

  let hasWarnedProxy = trustedProxies > 0;

  return (request, response) => {
    if (!hasWarnedProxy && request.headers['x-forwarded-for'] !== undefined) {
      hasWarnedProxy = true;
      log.warn({}, unknownProxy);
    }
    const requestId = requestIdOf(request.headers['x-request-id'], trustedProxies);
    if (!isWatched) {
      runInRequestContext({ requestId, span: null }, () => handler(request, response));
      return;
    }
    const startedAt = performance.now();
    const group = routeGroupOf(request.url ?? '/');
    const method = methodOf(request);
    const parent = trustedProxies > 0 ? request.headers['traceparent'] : undefined;
    const fields = { 'http.request.method': method, 'http.route': group, 'lazaward.request_id': requestId };
    const span = tracer?.begin(`${method} ${group}`, fields, typeof parent === 'string' ? parent : null) ?? null;
    const requestContext = { requestId, span };
    response.once('close', () => {
      const status = statusOf(response);
      const milliseconds = performance.now() - startedAt;
      counts?.responseSent(group, status, milliseconds / 1000);
      span?.end({
        fields: { 'http.response.status_code': status },
        ...(status >= 500 ? { fault: String(status) } : {}),
      });
      // never the URL: it may contain a token, an order number or a search text
      if (isDebugLogged) {
        runInRequestContext(requestContext, () =>
          log.debug({ method, route: group, status, ms: Math.round(milliseconds) }, 'request answered'),
        );
      }
    });
    runInRequestContext(requestContext, () => handler(request, response));
  };
};

/** Logged once, because any client can send the header. */
const unknownProxy =
  'a request bears X-Forwarded-For and TRUST_PROXY is 0: if a proxy of yours stands in front, set it, ' +
  'or all visitors are limited as one network';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const methodOf = ({ method = '' }: IncomingMessage): string => (methods.has(method) ? method : 'other');

/** Returns 499, as proxies do, when the client disconnected before the response was complete. */
const statusOf = ({ writableFinished, statusCode }: ServerResponse): number => (writableFinished ? statusCode : 499);

/**
 * Response header `X-Request-Id`. Pass it together with the other headers: Node uses a slow path for headers set before
 * `writeHead`.
 */
export const requestIdHeader = (): Readonly<Record<string, string>> => {
  const requestId = currentRequestContext()?.requestId;
  return requestId === undefined ? {} : { 'X-Request-Id': requestId };
};
