import { builtPages } from '../server/built-pages.ts';
import { runShop } from '../server/run-shop.ts';
import { readSettings } from '../server/settings.ts';
import { stopOnSignal } from '../server/stop-on-signal.ts';

/** The shop as it is, but that it renders each page anew for each visit. */
stopOnSignal(await runShop(readSettings(process.env), await builtPages(), { isKeepingPages: false }));
