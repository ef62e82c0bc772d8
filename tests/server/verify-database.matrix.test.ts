import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { verifyDatabase } from '#core/server/database/verify-database.ts';

test('names a host that accepts the connection and never answers, after five seconds', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as { port: number };
  const reached = verifyDatabase({
    setting: 'DATABASE_URL',
    url: `postgres://shop@127.0.0.1:${port}/lazaward`,
    isPooled: false,
  });
  await expect(reached).rejects.toThrow('the host does not answer');
  silent.close();
});
