import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Health checks of a database machine for load balancers, as Patroni answers them. */
export type PatroniState = { readonly port: number; readonly close: () => Promise<void> };

/** Serves `/primary`: 200 where the database is the primary, 503 where it is a standby or does not answer. */
export const servePatroniState = async (isStandby: () => Promise<boolean>): Promise<PatroniState> => {
  const server = createServer(async (_, response) => {
    const standby = await isStandby().catch(() => null);
    response.writeHead(standby === false ? 200 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
