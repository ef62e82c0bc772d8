import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder, builtPages } from '../../../server/built-pages.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { runShop, stopOnSignal } from '../../../server/start-server.ts';

/**
 * The shop after its next build, as a device sees it: the worker's script has changed. This one tells its version to
 * whoever asks, and is otherwise the built one. A program, started like `server/main.ts`.
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
