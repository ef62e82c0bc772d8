import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { waitUntilReady } from './postmaster.ts';

test('a server that was there and is gone is not waited for', { timeout: 5_000 }, async () => {
  const cluster = await mkdtemp(join(tmpdir(), 'lazaward-cluster-'));
  expect(await waitUntilReady(cluster, null)).toBeUndefined();
  await rm(cluster, { recursive: true });
});
