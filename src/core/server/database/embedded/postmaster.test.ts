import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { waitUntilReady } from './postmaster.ts';

test('waitUntilReady returns at once for a server that has ended', async () => {
  const cluster = await mkdtemp(join(tmpdir(), 'lazaward-cluster-'));
  expect(await waitUntilReady(cluster, null)).toBeUndefined();
  await rm(cluster, { recursive: true });
});
