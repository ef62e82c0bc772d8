import { resetSecretKey } from '../src/server/commands/reset-secret-key.ts';
import { readSettings } from '../src/server/environment/environment.ts';

try {
  console.log(await resetSecretKey(readSettings(process.env)));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
