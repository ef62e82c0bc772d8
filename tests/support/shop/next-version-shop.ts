import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '../../../src/server/environment/environment.ts';
import { buildFolder, builtPages } from '../../../src/server/ssr-bundle.ts';
import { runShop, stopOnSignal } from '../../../src/server/start-server.ts';

/**
 * Program that starts the shop, like `src/server/main.ts`, as after its next build: the service worker's script differs. It
 * reports its version on request and equals the built one in everything else.
 */
const built = await readFile(join(buildFolder, 'client/service-worker.js'), 'utf8');
const newer = `${built}
self.addEventListener('message', ({ data, source }) => data === 'version' && source.postMessage({ version: 'newer' }));`;

const shop = await runShop(readSettings(process.env), await builtPages(), {
  wrapListener: (listener) => (request, response) => {
    if (request.url !== '/service-worker.js') return listener(request, response);
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(newer);
  },
});
stopOnSignal(shop);
