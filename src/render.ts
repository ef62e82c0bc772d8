import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type RenderContext, renderContext } from '#core/routing/render-context.ts';

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** Renders the page, or the page's data, for a request. The server's only entry point into the app. */
export const render = (request: Request, visit: RenderContext): Promise<Response> => {
  const context = new RouterContextProvider();
  context.set(renderContext, visit);
  return handleRequest(request, context);
};
