import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeStalePidFile, waitUntilReady } from './postmaster.ts';

let cluster: string;
beforeEach(async () => {
  cluster = await mkdtemp(join(tmpdir(), 'lazaward-cluster-'));
});
afterEach(() => rm(cluster, { recursive: true }));

test('waitUntilReady returns at once for a server that has ended', async () => {
  expect(await waitUntilReady(cluster, null)).toBeUndefined();
});

// process ids identify a server by its working directory only on Linux
test.runIf(process.platform === 'linux').each([
  { title: 'the pid file of a server that another start has just launched stays', inCluster: true },
  { title: 'a pid file whose id another program has now is removed', inCluster: false },
])('$title', async ({ inCluster }) => {
  const file = join(cluster, 'postmaster.pid');
  const child = spawn('sleep', ['60'], { cwd: inCluster ? cluster : tmpdir() });
  try {
    await once(child, 'spawn');
    await writeFile(file, `${child.pid}\n${cluster}\n0\n5432\n\n`);
    await removeStalePidFile(cluster);
    expect(
      await access(file).then(
        () => true,
        () => false,
      ),
    ).toBe(inCluster);
  } finally {
    child.kill();
  }
});
