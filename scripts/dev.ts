import { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { byLanguage } from '#core/i18n/language.ts';
import { readSettings } from '../src/server/environment/environment.ts';
import type { PageRenderer } from '../src/server/ssr-bundle.ts';
import { runShop, stopOnSignal } from '../src/server/start-server.ts';
import { bundleInlineScript } from './build/bundle-inline-script.ts';

/** The shop with hot reloading of its pages; run it under `node --watch` to restart the server's own code. */
// hot updates come through the shop's own port: the policy of its pages allows no other origin
const upgrades = new Server();
const vite = await createServer({
  server: { middlewareMode: true, hmr: { server: upgrades } },
  appType: 'custom',
});

const pages: PageRenderer = {
  render: async (request, visit) => {
    const app = await vite.ssrLoadModule('./src/render.ts');
    return (app as Pick<PageRenderer, 'render'>).render(request, visit);
  },
  textsChunks: byLanguage(() => null),
  vendorChunk: null,
  sheets: new Map(),
  inlineScript: await bundleInlineScript(join(import.meta.dirname, '..')),
};

stopOnSignal(
  await runShop(readSettings(process.env), pages, {
    isPageCacheEnabled: false,
    wrapListener: (handler, server) => {
      server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade));
      return (request, response) => vite.middlewares(request, response, () => handler(request, response));
    },
  }),
);
