import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// collects garbage when the heap has grown by 40 % instead of several times its size (decision 108)
setFlagsFromString('--heap-growing-percent=40');
// caches compiled code between starts if the folder is writable
enableCompileCache(join(import.meta.dirname, '../../.cache/code'));
// set before the imports below load React, whose development build renders pages half as fast
process.env['NODE_ENV'] ??= 'production';
const { builtPages } = await import('./ssr-bundle.ts');
const { runShop } = await import('./start-server.ts');
const { readSettings, SettingsError } = await import('./environment/environment.ts');
const { stopOnSignal } = await import('./start-server.ts');
const { createLogger } = await import('#core/server/observability/logger.ts');
const { logUncaughtErrors } = await import('#core/server/observability/uncaught-errors.ts');

try {
  const settings = readSettings(process.env);
  logUncaughtErrors(createLogger(settings.logLevel));
  stopOnSignal(await runShop(settings, await builtPages()));
  flushCompileCache();
} catch (error) {
  console.error(`\n${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
