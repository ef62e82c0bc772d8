import { spawn } from 'node:child_process';
import { connect as dial } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureServer, type SystemServer } from '../system-servers.ts';

/** A running server of the system. */
export type RunningServer = { readonly end: (signal: NodeJS.Signals) => Promise<void> };

/** Starts a server of the system and waits until its port accepts connections. Throws with its output when it ends before. */
export const runServer = async (name: SystemServer, args: readonly string[], port: number): Promise<RunningServer> => {
  const child = spawn(ensureServer(name), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const endIt = () => void child.kill('SIGTERM');
  process.once('exit', endIt);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${name} did not open.\n${output}`)));
  });
  failed.catch(() => undefined);
  await Promise.race([failed, waitUntilListening(port)]);
  return {
    end: async (signal) => {
      process.off('exit', endIt);
      child.kill(signal);
      await ended;
    },
  };
};

const waitUntilListening = async (port: number): Promise<void> => {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = dial(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (!(await isOpen())) await pause(30);
};

/** A text of a file in `deploy/`, and its replacement on this machine. */
export type Place = readonly [there: string, here: string];

/** Replaces ports, paths and placeholders of a file of `deploy/` by local ones. Throws when the file no longer has one. */
export const replacePlaces = (config: string, places: readonly Place[]): string =>
  places.reduce((text, [there, here]) => {
    if (!text.includes(there)) throw new Error(`the file no longer contains "${there}":\n${config}`);
    return text.replaceAll(there, here);
  }, config);
