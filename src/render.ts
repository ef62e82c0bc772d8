import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { isAdminPath } from '#core/routing/admin-path.ts';
import { type RenderContext, renderContext } from '#core/routing/render-context.ts';
import { shopManifest } from '#core/routing/shop-manifest.ts';

const { MODE, DEV } = import.meta.env;

const renderAdmin = createRequestHandler(build, MODE);

/** Pages of the shop use a manifest without the routes of the admin area; the development server has one for all pages. */
const renderShop = DEV ? renderAdmin : createRequestHandler({ ...build, assets: shopManifest(build.assets) }, MODE);

/** Renders the page, or the page's data, for a request. The server's only entry point into the app. */
export const render = (request: Request, visit: RenderContext): Promise<Response> => {
  const context = new RouterContextProvider();
  context.set(renderContext, visit);
  const handleRequest = isAdminPath(new URL(request.url).pathname) ? renderAdmin : renderShop;
  return handleRequest(request, context);
};
