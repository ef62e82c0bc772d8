import type { Plugin } from 'vite';
import type { ComponentShop } from './open-shop.ts';

/** Returns the shop behind the component tests, which `open-shop.ts` opens. */
export const componentShop = (): Promise<ComponentShop> => {
  if (!globalThis.lazawardComponentShop) throw new Error('The shop of the component tests is not open.');
  return globalThis.lazawardComponentShop();
};

/** Paths that the shop answers; every other path is a module or a file of Vite's server. */
const shopPaths = /^\/(?:api|auth\/v1|photographs|pictures)\//;

/** Passes the requests of components to a real shop; the first one opens it. */
export const serveShopRequests = (): Plugin => ({
  name: 'serve-shop-requests',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (!shopPaths.test(request.url ?? '')) next();
      else componentShop().then(({ shop }) => shop.listener(request, response), next);
    });
  },
});
