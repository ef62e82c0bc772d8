import { createServer } from 'vite';
import type { PageRenderer } from '../server/built-pages.ts';
import { readSettings } from '../server/settings/settings.ts';
import { runShop, stopOnSignal } from '../server/start-server.ts';

/** The shop with hot reloading of its pages; run it under `node --watch` to restart the server's own code. */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

const pages: PageRenderer = {
  render: async (request, visit) => {
    const app = await vite.ssrLoadModule('./app/render.ts');
    return (app as Pick<PageRenderer, 'render'>).render(request, visit);
  },
  wordsChunks: { ar: null, en: null },
  vendorChunk: null,
  sheets: new Map(),
};

stopOnSignal(
  await runShop(readSettings(process.env), pages, {
    isKeepingPages: false,
    inFront: (answer) => (request, response) => vite.middlewares(request, response, () => answer(request, response)),
  }),
);
