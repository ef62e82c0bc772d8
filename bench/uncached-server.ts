import { builtPages } from '../server/built-pages.ts';
import { readSettings } from '../server/settings/settings.ts';
import { runShop, stopOnSignal } from '../server/start-server.ts';

/** The shop without its page cache: renders every page for each request. */
stopOnSignal(await runShop(readSettings(process.env), await builtPages(), { isKeepingPages: false }));
