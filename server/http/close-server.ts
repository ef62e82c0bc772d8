import type { Server } from 'node:http';

/** Open requests get this long to finish when the shop stops. */
const STOP_TIMEOUT_MS = 10_000;
const LOOK_MS = 50;

/** Accepts no more, hangs up whatever is idle, lets open requests finish for ten seconds, and closes. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // a connection whose answer was begun before the end may be kept alive after it
    const tidying = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    const ending = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
    server.close(() => {
      clearInterval(tidying);
      clearTimeout(ending);
      resolve();
    });
    server.closeIdleConnections();
  });
