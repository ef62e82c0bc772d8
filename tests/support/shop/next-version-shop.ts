import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder, builtPages } from '../../../server/built-pages.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { runShop, stopOnSignal } from '../../../server/start-server.ts';

/**
 * Program that starts the shop, like `server/main.ts`, as after its next build: the service worker's script differs. It
 * reports its version on request and is otherwise the built one.
 */
const built = await readFile(join(buildFolder, 'client/service-worker.js'), 'utf8');
const newer = `${built}
self.addEventListener('message', ({ data, source }) => data === 'version' && source.postMessage({ version: 'newer' }));`;

const shop = await runShop(readSettings(process.env), await builtPages(), {
  inFront: (answer) => (request, response) => {
    if (request.url !== '/service-worker.js') return answer(request, response);
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(newer);
  },
});
stopOnSignal(shop);
