import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
const [, before = '', options = ''] = /(\S+) \S*node((?: --\S+)*) src\/server\/main\.ts$/.exec(scripts.start) ?? [];
/** Node options of `npm start` (decision 108). */
export const startOptions = options.split(' ').slice(1);
/** Environment variables that `npm start` sets (decision 108). */
export const startSettings = Object.fromEntries([before.split('=')]) as Readonly<Record<string, string>>;

/** A program in its own process. */
export type Running = {
  readonly pid: number;
  /** URL that the program printed. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a program with this Node and the shop's options, and waits for the URL it prints. Throws with its output if it exits.
 */
export const runProcess = async (entry: string, env: Readonly<Record<string, string>>): Promise<Running> => {
  const child = spawn(process.execPath, [...startOptions, join(root, entry)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', ...startSettings, ...env },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const handleError = (chunk: Buffer) => {
      output += chunk.toString();
      const openUrl = /open: (http\S+)/.exec(output)?.[1];
      if (openUrl) resolve(openUrl);
    };
    child.stdout.on('data', handleError);
    child.stderr.on('data', handleError);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${entry} did not open.\n${output}`)));
  });
  return { pid: child.pid ?? 0, url, stop: () => end(child) };
};

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
