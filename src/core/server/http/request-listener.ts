import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { redirectToLanguage } from './language.ts';
import { requestIdHeader } from './observe-requests.ts';
import type { Pages } from './pages.ts';
import { type DevMailboxRoute, type HttpEnvironment, isRoutedPath } from './router.ts';
import { defaultHeaders } from './security-headers.ts';

export type RequestListenerOptions = {
  readonly publicUrl: string;
  readonly pages: Pages;
  readonly router: Hono<HttpEnvironment>;
  readonly devMailbox: Pick<DevMailboxRoute, 'isOpenedBy'> | null;
  readonly log: { error(details: object, message: string): void };
};

/** Dispatches requests to pages or routes. Cached pages are sent without a framework. */
export const createRequestListener = ({
  publicUrl,
  pages,
  router,
  devMailbox,
  log,
}: RequestListenerOptions): RequestListener => {
  const isSecure = publicUrl.startsWith('https:');
  const bare = defaultHeaders(isSecure);
  const handleRouted = getRequestListener((request, environment) => router.fetch(request, environment));

  return (request, response) => {
    // absolute URLs in the request line are for proxies only
    if (!request.url?.startsWith('/')) {
      response.writeHead(400, { ...bare, ...requestIdHeader() }).end();
      return;
    }
    if (unknownMethods.has(request.method ?? '')) {
      response.writeHead(405, { ...bare, ...requestIdHeader() }).end();
      return;
    }
    if (isRoutedPath(request.method, request.url) || devMailbox?.isOpenedBy(request.url)) {
      response.setHeaders(new Map(Object.entries(requestIdHeader())));
      void handleRouted(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', ...bare, ...requestIdHeader() }).end();
      return;
    }
    if (redirectToLanguage(request, response, isSecure)) return;
    pages.serve(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'page response failed');
      const headers = { 'Content-Type': 'text/plain', ...bare, ...requestIdHeader() };
      if (!response.headersSent) response.writeHead(500, headers);
      response.end();
    });
  };
};

/** Methods that `Request` cannot represent; only scanners send them. */
const unknownMethods = new Set(['CONNECT', 'TRACE', 'TRACK']);
