import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('an unhandled rejection is logged without ending the process; an uncaught exception is logged and ends it', async () => {
  const program = join(import.meta.dirname, '../../../../tests/support/uncaught-errors-process.ts');
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, [program], (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
  const lines = output.trim().split('\n');
  // the log is written asynchronously, so its first line may follow the output of the program
  const logged = lines.filter((line) => line.startsWith('{'));
  expect(logged).toEqual([
    expect.stringContaining('"msg":"promise was rejected and nothing handled it"'),
    expect.stringContaining('"msg":"exception was not caught; the process ends"'),
  ]);
  expect(lines).toContain('still running');
  expect(logged.map((line) => /"level":(\d+)/.exec(line)?.[1])).toEqual(['50', '60']);
  expect(logged[0]).toContain('"code":"ECONNRESET"');
  // the message of an error may quote a customer
  expect(output).not.toContain('of a customer');
  expect(code).toBe(1);
});
