import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const steps = join(import.meta.dirname, 'steps.mjs');

/** Output of a program that runs one step; `work` is its code, with `report` in scope. */
const runStep = (work: string, { isTerminal = false } = {}) => {
  const program = `
    process.stdout.isTTY = ${isTerminal};
    process.stdout.columns = 60;
    const { step } = await import(${JSON.stringify(steps)});
    await step('Baking', async (report) => { ${work} }, 'Look into the oven.');
    console.log('next');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('prints plain lines at start and end without a terminal', () => {
  expect(runStep('report(1, 2)')).toEqual({ status: 0, stdout: '… Baking\n✓ Baking (0 s)\nnext\n', stderr: '' });
});

test('redraws one line with the progress on a terminal', () => {
  const { stdout } = runStep('report(1, 2); await new Promise((done) => setTimeout(done, 500))', { isTerminal: true });
  const drawn = stdout.split('\r\u001b[2K').filter(Boolean);
  expect(drawn[0]).toBe('… Baking');
  expect(drawn[1]).toMatch(/^… Baking: 1 of 2 \(\d s\)$/);
  expect(drawn.at(-1)).toMatch(/^✓ Baking \(\d s\)\nnext\n$/);
});

test('ends the process when a step fails, and prints the step, the error and the remedy', () => {
  const { status, stdout, stderr } = runStep("throw new Error('The oven is cold.')");
  expect(status).toBe(1);
  expect(stdout).toBe('… Baking\n✗ Baking failed after 0 s\n');
  expect(stderr).toBe('\nThe oven is cold.\n\nLook into the oven.\n\n');
});
