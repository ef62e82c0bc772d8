import { rotateShopKeys } from '../src/server/commands/rotate-signing-keys.ts';
import { readSettings } from '../src/server/environment/environment.ts';

try {
  console.log(await rotateShopKeys(readSettings(process.env)));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
