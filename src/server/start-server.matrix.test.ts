import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

/** Starts a process whose shutdown takes three seconds. */
const startProcess = async () => {
  const code = `
    import { stopOnSignal } from './src/server/start-server.ts';
    const close = (resolve) => setTimeout(() => resolve(console.log('closed')), 3_000);
    stopOnSignal({ stop: () => (console.log('stopping'), new Promise(close)) });
    setInterval(() => undefined, 1_000);
    console.log('ready');`;
  const started = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const ended = once(started, 'exit');
  let output = '';
  started.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  const waitForOutput = async (word: string) => {
    while (!output.includes(word)) await wait(20);
  };
  await waitForOutput('ready');
  return { started, says: waitForOutput, end: async () => ({ code: (await ended)[0], output }) };
};

test('two signals from one Ctrl+C, sent by npm and the terminal, shut the shop down gracefully', async () => {
  const { started, says: waitForOutput, end } = await startProcess();
  started.kill('SIGINT');
  await waitForOutput('stopping');
  started.kill('SIGINT');
  expect(await end()).toEqual({ code: 0, output: 'ready\nstopping\nclosed\n' });
});

test('a second Ctrl+C ends the process immediately', async () => {
  const { started, says: waitForOutput, end } = await startProcess();
  started.kill('SIGINT');
  await waitForOutput('stopping');
  await wait(1_100);
  started.kill('SIGINT');
  expect(await end()).toEqual({ code: 1, output: 'ready\nstopping\n' });
});
