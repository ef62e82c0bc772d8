import { rotateShopKeys } from '../server/rotate-shop-keys.ts';
import { readSettings } from '../server/settings.ts';

try {
  console.log(await rotateShopKeys(readSettings(process.env)));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
