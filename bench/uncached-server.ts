import { readSettings } from '../src/server/environment/environment.ts';
import { builtPages } from '../src/server/ssr-bundle.ts';
import { runShop, stopOnSignal } from '../src/server/start-server.ts';

/** The shop without its page cache: renders every page for each request. */
stopOnSignal(await runShop(readSettings(process.env), await builtPages(), { isPageCacheEnabled: false }));
