import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { countPendingQueries } from '#tests/support/pending-queries.ts';
import { startUnreliableProxy } from '#tests/support/servers/unreliable-proxy.ts';
import { monitorDatabase } from './monitor-database.ts';

test('a check of a slow database does not add a query to one that is still pending', async () => {
  const database = await freshDatabase({ poolSize: 1 });
  const network = await startUnreliableProxy(database.url);
  const monitor = monitorDatabase(network.url, { limitMs: 2_000 });
  expect(await monitor.checkResponds()).toBe(true);
  const queries = countPendingQueries();
  network.swallow(true);
  for (let turn = 0; turn < 3; turn += 1) {
    const check = monitor.checkResponds();
    // another connection still receives data, so the database is slow and not silent
    monitor.recordData();
    expect(await check).toBe(true);
  }
  expect(queries.stop()).toBe(1);
  await monitor.stop();
  await network.close();
  await database.drop();
});
