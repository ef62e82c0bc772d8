import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreShop } from '../src/server/commands/restore.ts';
import { readSettings } from '../src/server/environment/environment.ts';

/** `npm run restore -- file [--force]`: a relative path starts at the caller's folder. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [source] = positionals;
  if (source === undefined) throw new Error('Say which file, for example: restore backups/lazaward-….backup.gz');
  const file = resolve(process.env['INIT_CWD'] ?? '.', source);
  console.log(await restoreShop(readSettings(process.env), file, { isForced: values.force }));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
