import { builtPages } from './built-pages.ts';
import { runShop } from './run-shop.ts';
import { readSettings, SettingsError } from './settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

try {
  stopOnSignal(await runShop(readSettings(process.env), await builtPages()));
} catch (error) {
  console.error(`\n${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
