import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';
import type { DatabaseWatch } from './watch-database.ts';

/** How long a database may be silent before it is doubted, and asked over another connection. */
export const DOUBT_MS = 1_000;

/**
 * Hangs up on a database that was asked something and has said nothing for so many milliseconds. Statements end by
 * themselves before that, so whoever is silent is not there any more: a network that swallows what is sent says no word of
 * it. Whoever waits is told ETIMEDOUT, and the pool opens another connection for the next. With a watch it is hung up on as
 * soon as the database does not answer over the watch's connection either.
 */
export const hangUpOnSilence = (client: ClientBase, silenceMs: number, watch: DatabaseWatch | null): void => {
  if (silenceMs <= 0) return;
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  const lookMs = watch === null ? silenceMs : Math.min(DOUBT_MS, silenceMs);
  let writtenWhenHeard = stream.bytesWritten;
  let silentLooks = 0;
  stream.on('data', () => {
    writtenWhenHeard = stream.bytesWritten;
    silentLooks = 0;
  });
  const isAwaited = () => stream.bytesWritten !== writtenWhenHeard && !stream.destroyed;
  const look = async (): Promise<void> => {
    if (!isAwaited()) return;
    silentLooks += 1;
    const isOver = silentLooks * lookMs >= silenceMs || (watch !== null && (await isSilent(watch)));
    if (!isAwaited()) return;
    if (isOver) stream.destroy(silence());
    // the next look comes though nothing is written or heard meanwhile
    else stream.setTimeout(lookMs);
  };
  // heard each time, and not the first time only, as a callback of setTimeout is
  stream.on('timeout', () => void look());
  stream.setTimeout(lookMs);
};

/** Whether the database is silent now; one that refuses or is away says so itself. */
export const isSilent = async (watch: DatabaseWatch): Promise<boolean> => !(await watch.answers()) && watch.isSilent();

/** The error of whoever waits for a silent database; `isUnavailable` knows it. */
export const silence = (): Error =>
  Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT', syscall: 'read' });
