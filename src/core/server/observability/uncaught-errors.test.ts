import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const levelOf = (line: string) => Number(/"level":(\d+)/.exec(line)?.[1]);

test('an unhandled rejection is logged without ending the process; an uncaught exception is logged and ends it', async () => {
  const program = join(import.meta.dirname, '../../../../tests/support/uncaught-errors-process.ts');
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, [program], (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
  const lines = output.trim().split('\n');
  // the log is written asynchronously but flushed at once before the end, so the lines may come in any order
  const logged = lines.filter((line) => line.startsWith('{')).sort((one, other) => levelOf(one) - levelOf(other));
  expect(logged).toEqual([
    expect.stringContaining('"msg":"promise was rejected and nothing handled it"'),
    expect.stringContaining('"msg":"exception was not caught; the process ends"'),
  ]);
  expect(lines).toContain('still running');
  expect(logged.map(levelOf)).toEqual([50, 60]);
  expect(logged[0]).toContain('"code":"ECONNRESET"');
  // the message of an error may quote a customer
  expect(output).not.toContain('of a customer');
  expect(code).toBe(1);
});
