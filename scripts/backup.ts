import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../src/server/commands/backup.ts';
import { backupName, deleteOldBackups } from '../src/server/commands/backup-files.ts';
import { readSettings } from '../src/server/environment/environment.ts';

/**
 * `npm run backup -- [file] [--keep count]`: a relative path starts at the caller's folder; by default the name contains the
 * time. With `--keep`, older backups with such a name are deleted once the new one is complete.
 */
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
  const settings = readSettings(process.env);
  const [target] = positionals;
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && (target !== undefined || !Number.isInteger(keep) || keep < 1)) {
    throw new Error('--keep goes with a number from 1 on, and without the name of a file.');
  }
  const file =
    target === undefined
      ? join(settings.dataDir, 'backups', backupName(new Date()))
      : resolve(process.env['INIT_CWD'] ?? '.', target);
  console.log(await backUp(settings, file));
  const deleted = keep === null ? 0 : await deleteOldBackups(dirname(file), keep);
  if (deleted > 0) console.log(`Deleted ${deleted} older.`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
