import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long reads are hung up on before the port closes. */
const TURN_AWAY_MS = 1_000;

/** Open: as ever. Leaving: all is answered, connections end. Turning away: only what writes is answered. */
type Stage = 'open' | 'leaving' | 'turning away';

export type ListeningPort = {
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
export const listenOnPort = async (
  port: number,
  host: string,
  patience: SocketTimeouts = serverTimeouts,
): Promise<ListeningPort> => {
  let stage: Stage = 'open';
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Retry-After': '1' }).end();
  };
  const server = createHttpServer(patience, (request, response) => {
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
  const closeServer = createServerCloser(server);
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

/** How long whoever asks may take, in milliseconds. */
type SocketTimeouts = {
  /** For the first line and the headers. */
  readonly headersMs: number;
  /** For the whole request. */
  readonly requestMs: number;
  /** For one that brings a file: ten megabytes take that long on a slow line. */
  readonly fileMs: number;
  /** Without a single byte in either direction: who reads no answer is hung up on. */
  readonly silenceMs: number;
  /** How often it is looked who is late. */
  readonly lookMs: number;
};

const serverTimeouts: SocketTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  fileMs: 150_000,
  silenceMs: 120_000,
  lookMs: 2_000,
};

/** Longer than any usual proxy keeps a connection that it does not use, so that it is never ours that is gone first. */
const KEEP_ALIVE_MS = 75_000;

/** First line and headers together; above it the answer is 431. */
const MAX_HEADER_BYTES = 16 * 1024;

const MAX_CONNECTIONS = 10_000;

/**
 * A server that hangs up on whoever sends or reads too slowly (408 while headers are missing), and takes no more headers
 * and no more connections than a shop needs.
 */
const createHttpServer = (patience: SocketTimeouts, answer: RequestListener): Server => {
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.fileMs,
      connectionsCheckingInterval: patience.lookMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      if (!bringsFile(request)) endWhenLate(request, patience.requestMs);
      answer(request, response);
    },
  );
  server.timeout = patience.silenceMs;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
};

const bringsFile = ({ method, headers }: IncomingMessage): boolean =>
  method === 'PUT' && headers['content-type']?.startsWith('multipart/form-data') === true;

/** Hangs up on whoever takes too long to send what was announced. */
const endWhenLate = (request: IncomingMessage, patienceMs: number): void => {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && encoding === undefined) return;
  const late = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, patienceMs).unref();
  request.once('close', () => clearTimeout(late));
};

/** Open requests get this long to finish when the shop stops. */
const STOP_TIMEOUT_MS = 10_000;

const LOOK_MS = 50;

/** Browsers open connections ahead, which no request may ever come by; one that is just coming gets so long. */
const SILENT_MS = 1_000;

/**
 * Follows who is connected to a server. What comes back accepts no more, hangs up whatever is idle or has never asked for
 * anything, lets open requests finish for ten seconds, and closes.
 */
const createServerCloser = (server: Server): (() => Promise<void>) => {
  const connected = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connected.add(socket);
    socket.once('close', () => connected.delete(socket));
  });

  return () =>
    new Promise((resolve) => {
      const begun = performance.now();
      const hangUp = () => {
        // a connection whose answer was begun before the end may be kept alive after it
        server.closeIdleConnections();
        if (performance.now() - begun < SILENT_MS) return;
        for (const socket of connected) if (socket.bytesRead === 0) socket.destroy();
      };
      const tidying = setInterval(hangUp, LOOK_MS);
      const ending = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
      server.close(() => {
        clearInterval(tidying);
        clearTimeout(ending);
        resolve();
      });
      hangUp();
    });
};
