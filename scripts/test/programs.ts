import { availableParallelism } from 'node:os';
import { ensureBrowser } from '../lib/browser.ts';
import { ensureFirefox } from '../lib/firefox.ts';
import { ensureServer } from '../lib/system-servers.ts';
import { ensureWebKit } from '../lib/webkit.ts';

/** One worker more than cores: tests wait for a third of their time (decision 153). */
export const workers = [`--maxWorkers=${availableParallelism() + 1}`];

/** Installs the browsers and servers that tests start; throws with what to install where it cannot. */
export const ensurePrograms = (): void => {
  ensureBrowser();
  for (const name of ['nginx', 'pgbouncer', 'haproxy'] as const) ensureServer(name);
  ensureFirefox();
  ensureWebKit();
};
