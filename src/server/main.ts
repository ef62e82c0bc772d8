import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// garbage collection starts when the heap has grown by 40 % instead of several times (decision 108)
setFlagsFromString('--heap-growing-percent=40');
// caches compiled code between starts, where the folder is writable
enableCompileCache(join(import.meta.dirname, '../../.cache/code'));
// React's development build renders pages half as fast; mails and pages load React with the imports below
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
