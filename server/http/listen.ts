import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { closerOf } from './closer-of.ts';
import { createPatientServer, type Patience, patienceOfTheShop } from './patient-server.ts';

/** How long reads are hung up on before the port closes. */
const TURN_AWAY_MS = 1_000;

/** Open: as ever. Leaving: all is answered, connections end. Turning away: only what writes is answered. */
type Stage = 'open' | 'leaving' | 'turning away';

export type OpenPort = {
  readonly port: number;
  /** Whether visitors are to be sent elsewhere. */
  isLeaving(): boolean;
  /** Opens it: from now on requests are answered. */
  answerWith(listener: RequestListener): Promise<void>;
  /**
   * Stays open for so long, so that whoever sends visitors here notices and sends them elsewhere (decision 110); then
   * accepts no more, lets open requests finish, and closes.
   */
  close(drainMs?: number): Promise<void>;
};

/**
 * Finds a port and opens it when there is somebody to answer: until then a balancer is refused, and asks elsewhere. Fails
 * with the system's error when the port is taken.
 */
export const openPort = async (
  port: number,
  host: string,
  patience: Patience = patienceOfTheShop,
): Promise<OpenPort> => {
  let stage: Stage = 'open';
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Retry-After': '1' }).end();
  };
  const server = createPatientServer(patience, (request, response) => {
    if (stage !== 'open') {
      if (stage === 'turning away' && isRead(request)) {
        // without an answer, because then every balancer asks elsewhere and sends nobody here for a while
        request.socket.destroy();
        return;
      }
      response.setHeader('Connection', 'close');
    }
    answer(request, response);
  });
  const closeServer = closerOf(server);
  await listen(server, port, host);
  const found = portOf(server);
  // one that the system has chosen is known to nobody yet, and might be given to somebody else
  if (port !== 0) await new Promise((resolve) => server.close(resolve));
  return {
    port: found,
    isLeaving: () => stage !== 'open',
    answerWith: async (listener) => {
      answer = listener;
      if (!server.listening) await listen(server, found, host);
    },
    close: async (drainMs = 0) => {
      stage = 'leaving';
      if (drainMs > 0) {
        await pause(drainMs);
        stage = 'turning away';
        await pause(TURN_AWAY_MS);
      }
      await closeServer();
    },
  };
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const portOf = (server: Server): number => {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
};
