import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

/** How long whoever asks may take, in milliseconds. */
export type Patience = {
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

export const patienceOfTheShop: Patience = {
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
export const createPatientServer = (patience: Patience, answer: RequestListener): Server => {
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
