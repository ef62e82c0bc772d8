import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentShop } from './open-shop.ts';

/** Returns the shop behind the component tests, which `open-shop.ts` opens. */
export const componentShop = (): Promise<ComponentShop> => {
  if (!globalThis.lazawardComponentShop) throw new Error('The shop of the component tests is not open.');
  return globalThis.lazawardComponentShop;
};

/** Paths that the shop answers; every other path is a module or a file of Vite's server. */
const shopPaths = /^\/(?:api|auth\/v1|pictures)\//;

/** A photograph of the starter catalogue, which a build prepares in several sizes and formats. */
const photographs = /^\/photographs\/([a-z0-9-]+\/[a-z0-9-]+)-\d+\.\w+$/;
const masters = join(import.meta.dirname, '../../../starter-catalogue/photographs');

/** Passes the requests of components to a real shop. Photographs are sent as they are before a build. */
export const serveShopRequests = (): Plugin => ({
  name: 'serve-shop-requests',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const [, photograph] = photographs.exec(request.url ?? '') ?? [];
      if (photograph !== undefined) {
        response.setHeader('content-type', 'image/webp');
        createReadStream(join(masters, `${photograph}.webp`))
          .on('error', next)
          .pipe(response);
      } else if (!shopPaths.test(request.url ?? '')) next();
      else componentShop().then(({ shop }) => shop.listener(request, response), next);
    });
  },
});
