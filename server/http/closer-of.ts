import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Open requests get this long to finish when the shop stops. */
const STOP_TIMEOUT_MS = 10_000;
const LOOK_MS = 50;
/** Browsers open connections ahead, which no request may ever come by; one that is just coming gets so long. */
const SILENT_MS = 1_000;

/**
 * Follows who is connected to a server. What comes back accepts no more, hangs up whatever is idle or has never asked for
 * anything, lets open requests finish for ten seconds, and closes.
 */
export const closerOf = (server: Server): (() => Promise<void>) => {
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
