import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** Proxy between the shop and its database that simulates a slow network, one that drops all data, or a fail-over. */
export type UnreliableProxy = {
  /** URL of the database through the proxy. */
  readonly url: string;
  /** Delays each chunk of a response by this many milliseconds from now on. */
  readonly delay: (ms: number) => void;
  /** Drops all data in both directions without closing connections, from now on. */
  readonly swallow: (isSwallowing: boolean) => void;
  /** Connects new clients to another database from now on; existing connections stay. */
  readonly leadTo: (databaseUrl: string) => void;
  readonly close: () => Promise<void>;
};

/** Starts the proxy for a database. Dropped data is lost, and so are the connections that it belonged to. */
export const startUnreliableProxy = async (databaseUrl: string): Promise<UnreliableProxy> => {
  let address = addressOf(databaseUrl);
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
    const database = dial(address);
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
    leadTo: (other) => {
      address = addressOf(other);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const addressOf = (
  databaseUrl: string,
): { readonly host: string; readonly port: number } | { readonly path: string } => {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  return folder === null ? { host: hostname, port: Number(port) } : { path: `${folder}/.s.PGSQL.${port}` };
};
