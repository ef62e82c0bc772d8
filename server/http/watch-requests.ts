import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { onErrand } from '../insight/errand.ts';
import { requestIdOf } from '../insight/request-id.ts';
import { type RouteGroup, routeGroupOf } from '../insight/route-group.ts';
import type { Tracer } from '../insight/span.ts';

export type WatchParts = {
  readonly trustedProxies: number;
  readonly log: {
    isLevelEnabled(level: 'debug'): boolean;
    debug(fields: object, message: string): void;
    warn(fields: object, message: string): void;
  };
  /** Counts answers; null while nobody reads the counts. */
  readonly counts: { answered(group: RouteGroup, status: number, seconds: number): void } | null;
  /** Null while nobody traces. */
  readonly tracer: Tracer | null;
};

/**
 * Answers each request on an errand of its own. An answer is looked at only where somebody wants to know of it: a page
 * from memory takes little longer than its bytes (decision 131).
 */
export const watchRequests = (
  answer: RequestListener,
  { trustedProxies, log, counts, tracer }: WatchParts,
): RequestListener => {
  const isTold = log.isLevelEnabled('debug');
  const isWatched = isTold || counts !== null || tracer !== null;

  let isProxyTold = trustedProxies > 0;

  return (request, response) => {
    if (!isProxyTold && request.headers['x-forwarded-for'] !== undefined) {
      isProxyTold = true;
      log.warn({}, unknownProxy);
    }
    const requestId = requestIdOf(request.headers['x-request-id'], trustedProxies);
    if (!isWatched) {
      onErrand({ requestId, span: null }, () => answer(request, response));
      return;
    }
    const begun = performance.now();
    const group = routeGroupOf(request.url ?? '/');
    const method = methodOf(request);
    const parent = trustedProxies > 0 ? request.headers['traceparent'] : undefined;
    const fields = { 'http.request.method': method, 'http.route': group, 'lazaward.request_id': requestId };
    const span = tracer?.begin(`${method} ${group}`, fields, typeof parent === 'string' ? parent : null) ?? null;
    const errand = { requestId, span };
    response.once('close', () => {
      const status = statusOf(response);
      const milliseconds = performance.now() - begun;
      counts?.answered(group, status, milliseconds / 1000);
      span?.end({
        fields: { 'http.response.status_code': status },
        ...(status >= 500 ? { fault: String(status) } : {}),
      });
      // never the address: it may bear a token, an order's number or what somebody searched for
      if (isTold) {
        onErrand(errand, () => log.debug({ method, route: group, status, ms: Math.round(milliseconds) }, 'answered'));
      }
    });
    onErrand(errand, () => answer(request, response));
  };
};

/** Anybody can send the header, so it is told once. */
const unknownProxy =
  'a request bears X-Forwarded-For and TRUST_PROXY is 0: if a proxy of yours stands in front, set it, ' +
  'or all visitors are limited as one network';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const methodOf = ({ method = '' }: IncomingMessage): string => (methods.has(method) ? method : 'other');

/** 499, as proxies write it, for whoever left before the answer was whole. */
const statusOf = ({ writableFinished, statusCode }: ServerResponse): number => (writableFinished ? statusCode : 499);
