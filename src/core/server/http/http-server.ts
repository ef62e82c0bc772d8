import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Time for which reads are rejected before the port closes, in milliseconds. */
const REJECT_READS_MS = 1_000;

/** open: normal service; draining: answers and closes connections; rejecting reads: answers only writes. */
type Stage = 'open' | 'draining' | 'rejecting reads';

export type ListeningPort = {
  readonly port: number;
  readonly server: Server;
  /** Whether the server is shutting down, so that load balancers should use another one. */
  isDraining(): boolean;
  /** Starts answering requests with the listener. */
  serveWith(listener: RequestListener): Promise<void>;
  /**
   * Keeps serving for `drainMs`, so that load balancers switch to another server (decision 110); then stops accepting
   * connections, finishes open requests, and closes.
   */
  close(drainMs?: number): Promise<void>;
};

/**
 * Reserves a port and opens it once a listener is set; until then load balancers are refused and use another server. Rejects with
 * the system error when the port is taken.
 */
export const listenOnPort = async (
  port: number,
  host: string,
  timeout: SocketTimeouts = serverTimeouts,
): Promise<ListeningPort> => {
  let stage: Stage = 'open';
  let handler: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Retry-After': '1' }).end();
  };
  const server = createHttpServer(timeout, (request, response) => {
    if (stage !== 'open') {
      if (stage === 'rejecting reads' && isRead(request)) {
        // destroys the socket without a response, so that load balancers remove this server
        request.socket.destroy();
        return;
      }
      response.setHeader('Connection', 'close');
    }
    handler(request, response);
  });
  const closeServer = createServerCloser(server);
  await listen(server, port, host);
  const actualPort = portOf(server);
  // a port assigned by the system stays open: no client knows it yet, and it could be reassigned
  if (port !== 0) await new Promise((resolve) => server.close(resolve));
  return {
    port: actualPort,
    server,
    isDraining: () => stage !== 'open',
    serveWith: async (listener) => {
      handler = listener;
      if (!server.listening) await listen(server, actualPort, host);
    },
    close: async (drainMs = 0) => {
      stage = 'draining';
      if (drainMs > 0) {
        await pause(drainMs);
        stage = 'rejecting reads';
        await pause(REJECT_READS_MS);
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

/** Socket timeouts in milliseconds. */
type SocketTimeouts = {
  /** For the first line and the headers. */
  readonly headersMs: number;
  /** For the whole request. */
  readonly requestMs: number;
  /** For a file upload: 25 MB on a slow connection. */
  readonly fileMs: number;
  /** Without a byte in either direction; closes connections whose client does not read the response. */
  readonly silenceMs: number;
  /** Interval of the timeout checks. */
  readonly checkIntervalMs: number;
};

const serverTimeouts: SocketTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  fileMs: 375_000,
  silenceMs: 120_000,
  checkIntervalMs: 2_000,
};

/** Keep-alive in milliseconds; longer than that of common proxies, so that the proxy closes an idle connection first. */
const KEEP_ALIVE_MS = 75_000;

/** Maximum size of the first line and the headers; above it the response is 431. */
const MAX_HEADER_BYTES = 16 * 1024;

const MAX_CONNECTIONS = 10_000;

/**
 * Creates an HTTP server that closes connections which send or read too slowly (408 while headers are missing), and limits header
 * size and number of connections.
 */
const createHttpServer = (timeout: SocketTimeouts, handler: RequestListener): Server => {
  const server = createServer(
    {
      headersTimeout: timeout.headersMs,
      requestTimeout: timeout.fileMs,
      connectionsCheckingInterval: timeout.checkIntervalMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      if (!isUpload(request)) destroyWhenLate(request, timeout.requestMs);
      handler(request, response);
    },
  );
  server.timeout = timeout.silenceMs;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
};

const isUpload = ({ method, headers }: IncomingMessage): boolean =>
  method === 'PUT' && headers['content-type']?.startsWith('multipart/form-data') === true;

/** Destroys the socket if the body is incomplete after `timeoutMs`. */
const destroyWhenLate = (request: IncomingMessage, timeoutMs: number): void => {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && encoding === undefined) return;
  const late = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, timeoutMs).unref();
  request.once('close', () => clearTimeout(late));
};

/** Time for open requests to finish when the shop stops, in milliseconds. */
const STOP_TIMEOUT_MS = 10_000;

const CHECK_INTERVAL_MS = 50;

/** Time for the first byte of a connection at shutdown, in milliseconds; browsers preconnect without sending a request. */
const FIRST_BYTE_TIMEOUT_MS = 1_000;

/**
 * Tracks the connections of a server. The returned function stops accepting, closes idle connections and those without any
 * request, lets open requests finish for ten seconds, and closes the server.
 */
const createServerCloser = (server: Server): (() => Promise<void>) => {
  const connected = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connected.add(socket);
    socket.once('close', () => connected.delete(socket));
  });

  return () =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const closeUnused = () => {
        // the connection of a response that started before the shutdown may be in keep-alive
        server.closeIdleConnections();
        if (performance.now() - startedAt < FIRST_BYTE_TIMEOUT_MS) return;
        for (const socket of connected) if (socket.bytesRead === 0) socket.destroy();
      };
      const interval = setInterval(closeUnused, CHECK_INTERVAL_MS);
      const timeout = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
      server.close(() => {
        clearInterval(interval);
        clearTimeout(timeout);
        resolve();
      });
      closeUnused();
    });
};
