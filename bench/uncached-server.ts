import { builtPages } from '../server/built-pages.ts';
import { readSettings } from '../server/settings/settings.ts';
import { runShop, stopOnSignal } from '../server/start-server.ts';

/** The shop as it is, but that it renders each page anew for each visit. */
stopOnSignal(await runShop(readSettings(process.env), await builtPages(), { isKeepingPages: false }));
