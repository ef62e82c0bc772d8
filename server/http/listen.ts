import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

/** A request must be here within this time, its headers within a third of it. */
const REQUEST_TIMEOUT_MS = 30_000;
/** One that brings a file has longer: ten megabytes take that long on a slow line. */
const FILE_TIMEOUT_MS = 150_000;
/** Open requests get this long to finish when the shop stops. */
const STOP_TIMEOUT_MS = 10_000;

export type OpenPort = {
  readonly port: number;
  /** From now on requests are answered; until then they are told to come back. */
  answerWith(listener: RequestListener): void;
  /** Accepts no more, lets open requests finish, and closes. */
  close(): Promise<void>;
};

/** Opens the port. Fails with the system's error when it is taken. */
export const openPort = async (port: number, host: string): Promise<OpenPort> => {
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Retry-After': '1' }).end();
  };
  const server = createServer((request, response) => {
    if (!bringsFile(request)) endWhenLate(request);
    answer(request, response);
  });
  server.requestTimeout = FILE_TIMEOUT_MS;
  server.headersTimeout = REQUEST_TIMEOUT_MS / 3;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: portOf(server),
    answerWith: (listener) => {
      answer = listener;
    },
    close: () => close(server),
  };
};

const bringsFile = ({ method, headers }: IncomingMessage): boolean =>
  method === 'PUT' && headers['content-type']?.startsWith('multipart/form-data') === true;

/** Hangs up on whoever takes too long to send what was announced. */
const endWhenLate = (request: IncomingMessage): void => {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && encoding === undefined) return;
  const late = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, REQUEST_TIMEOUT_MS).unref();
  request.once('close', () => clearTimeout(late));
};

const portOf = (server: Server): number => {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
};

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS).unref();
  });
