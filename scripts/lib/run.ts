import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const binaries = join(root, 'node_modules/.bin');
/** Colours are for eyes; a log that is kept has none. */
const plainly = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs a command of the project in its folder, its output shown. Throws when it does not end well. */
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
