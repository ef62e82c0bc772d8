import { join, resolve } from 'node:path';
import { backUp } from '../server/commands/backup.ts';
import { readSettings } from '../server/settings/settings.ts';

/** `npm run backup [file]`: a relative path starts at the caller's folder; by default the name contains the time. */
try {
  const settings = readSettings(process.env);
  const [given] = process.argv.slice(2);
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file =
    given === undefined
      ? join(settings.dataDir, 'backups', `lazaward-${moment}.backup.gz`)
      : resolve(process.env['INIT_CWD'] ?? '.', given);
  console.log(await backUp(settings, file));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
