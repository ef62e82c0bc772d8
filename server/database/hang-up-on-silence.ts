import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/**
 * Hangs up on a database that was asked something and has said nothing for so many milliseconds. Statements end by
 * themselves before that, so whoever is silent is not there any more: a network that swallows what is sent says no word of
 * it. Whoever waits is told ETIMEDOUT, and the pool opens another connection for the next.
 */
export const hangUpOnSilence = (client: ClientBase, silenceMs: number): void => {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  let writtenWhenHeard = stream.bytesWritten;
  stream.on('data', () => {
    writtenWhenHeard = stream.bytesWritten;
  });
  stream.setTimeout(silenceMs, () => {
    if (stream.bytesWritten === writtenWhenHeard) return;
    stream.destroy(Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT', syscall: 'read' }));
  });
};
