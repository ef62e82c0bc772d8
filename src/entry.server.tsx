import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { MessagesProvider } from '#core/i18n/messages-provider.tsx';
import { storefrontSource } from '#core/i18n/storefront-messages.ts';
import { renderContext } from '#core/routing/render-context.ts';

/** Renders the complete page before the first byte is sent, so that it can be cached and its scripts hashed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, pageSettings, logError } = context.get(renderContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let failed = false;
    let hasShell = false;
    const { pipe } = renderToPipeableStream(
      <MessagesProvider language={language} settings={pageSettings} common={storefrontSource('common', language)}>
        <ServerRouter context={routerContext} url={request.url} />
      </MessagesProvider>,
      {
        // waits for the whole page: the content security policy would block the inline scripts of streaming
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const parts: Uint8Array[] = [];
          const page = new Writable({
            write(part: Uint8Array, _encoding, taken) {
              parts.push(part);
              taken();
            },
            final(ended) {
              resolve(new Response(Buffer.concat(parts), { headers, status: failed ? 500 : status }));
              ended();
            },
          });
          pipe(page);
        },
        onShellReady() {
          hasShell = true;
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          // an error of the shell rejects, and handleError logs it
          if (hasShell) logError(error);
        },
      },
    );
  });
}

type FailedRequest = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** Logs rendering errors, but neither 4xx responses, which any client can cause, nor aborted requests. */
export function handleError(error: unknown, { request, context }: FailedRequest): void {
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!isClientError && !request.signal.aborted) context.get(renderContext).logError(error);
}
