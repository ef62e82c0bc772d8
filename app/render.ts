import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Visit, visitContext } from './api/visit.ts';

const answer = createRequestHandler(build, import.meta.env.MODE);

/** Renders the page (or the page's data) that a request asks for. The server's only way into the app. */
export const render = (request: Request, visit: Visit): Promise<Response> => {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return answer(request, context);
};
