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

const pidFile = () => join(cluster, 'postmaster.pid');
const isRemoved = () =>
  access(pidFile()).then(
    () => false,
    () => true,
  );

/** Calls removeStalePidFile while `postmaster.pid` has the id of a process that runs in this folder. */
const removeWhileRunningIn = async (folder: string) => {
  const child = spawn('sleep', ['60'], { cwd: folder });
  try {
    await once(child, 'spawn');
    await writeFile(pidFile(), `${child.pid}\n${cluster}\n0\n5432\n\n`);
    await removeStalePidFile(cluster);
  } finally {
    child.kill();
  }
};

test('the pid file of a server that another start has just launched stays', async () => {
  await removeWhileRunningIn(cluster);
  expect(await isRemoved()).toBe(false);
});

test('a pid file whose id another program has now is removed', async ({ skip }) => {
  skip(process.platform !== 'linux', 'only Linux has the working directory of a process');
  await removeWhileRunningIn(tmpdir());
  expect(await isRemoved()).toBe(true);
});
