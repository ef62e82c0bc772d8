import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** Stands between the shop and its database, as a network does that is slow at times and at times swallows everything. */
export type MoodyNetwork = {
  /** The database's address, through it. */
  readonly url: string;
  /** From now on each piece of an answer is so many milliseconds late. */
  readonly delay: (ms: number) => void;
  /** From now on nothing comes through, in either direction, and nobody is told. */
  readonly swallow: (isSwallowing: boolean) => void;
  readonly close: () => Promise<void>;
};

/** Opens it before a database. What was swallowed is lost, and its connections with it. */
export const startUnreliableProxy = async (databaseUrl: string): Promise<MoodyNetwork> => {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const place = folder === null ? { host: hostname, port: Number(port) } : { path: `${folder}/.s.PGSQL.${port}` };
  const sockets = new Set<Socket>();
  let [delayMs, isSwallowing] = [0, false];
  const carry = (from: Socket, to: Socket, isLate: boolean) => {
    let isLost = isSwallowing;
    from.on('data', (bytes) => {
      isLost ||= isSwallowing;
      if (isLost) return;
      if (isLate && delayMs > 0) setTimeout(() => to.writable && to.write(bytes), delayMs);
      else to.write(bytes);
    });
    from.on('error', () => undefined);
    from.on('close', () => to.destroy());
    sockets.add(from);
  };
  const server = createServer((shop) => {
    const database = dial(place);
    carry(shop, database, false);
    carry(database, shop, true);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  url.searchParams.delete('host');
  return {
    url: url.href,
    delay: (ms) => {
      delayMs = ms;
    },
    swallow: (swallowing) => {
      isSwallowing = swallowing;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
