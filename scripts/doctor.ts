import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.ts';

/**
 * `npm run doctor -- [--backups folder]`: prints what works and what does not. Exits with 1 when customers notice one of the
 * failures.
 */
const signs = { good: '✓', warning: '!', failure: '✗' } as const;
try {
  const { values } = parseArgs({ options: { backups: { type: 'string' } } });
  const { backups } = values;
  const findings = await examine(process.env, (dataDir) =>
    backups === undefined ? join(dataDir, 'backups') : resolve(process.env['INIT_CWD'] ?? '.', backups),
  );
  for (const { subject, state, text } of findings) console.log(`${signs[state]} ${subject.padEnd(9)} ${text}`);
  if (findings.some(({ state }) => state === 'failure')) process.exitCode = 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
