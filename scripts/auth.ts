import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../accounts/settings-file.ts';
import { runAccounts } from '../server/run-accounts.ts';
import { stopOnSignal } from '../server/start-server.ts';

try {
  const { values } = parseArgs({
    options: { config: { type: 'string' }, port: { type: 'string', default: '0' } },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('--port: expected a number from 0 to 65535');
  const config = readConfig(values.config === undefined ? '{}' : await readFile(values.config, 'utf8'));
  const starting = runAccounts(config, port);
  // A signal during the start still leads to a clean stop.
  stopOnSignal({ stop: async () => (await starting).stop() });
  console.log(`The accounts service is open: ${(await starting).url}`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
