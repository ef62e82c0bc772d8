import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const binaries = join(root, 'node_modules/.bin');
/** Colours only on a terminal; a log file has none. */
const plainly = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs a command in the project's folder and shows its output. Throws for a non-zero exit code. */
export const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...plainly, PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}`, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`"${command} ${args.join(' ')}" ended with ${code ?? 'a signal'}`));
    });
  });
