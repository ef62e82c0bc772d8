import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// memory is taken back when it has grown by two fifths, not when it is several times what is in use (decision 108)
setFlagsFromString('--heap-growing-percent=40');
// what was compiled for the last start is not compiled again; where nothing may be written, it is
enableCompileCache(join(import.meta.dirname, '../.cache/code'));
const { builtPages } = await import('./built-pages.ts');
const { runShop } = await import('./start-server.ts');
const { readSettings, SettingsError } = await import('./settings/settings.ts');
const { stopOnSignal } = await import('./start-server.ts');

try {
  stopOnSignal(await runShop(readSettings(process.env), await builtPages()));
  flushCompileCache();
} catch (error) {
  console.error(`\n${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
