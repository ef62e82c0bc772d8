import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isUnavailable } from '../errors.ts';
import { DataDirectoryInUseError } from './directory-lock.ts';
import { type Postmaster, signal, stopPostmaster } from './postmaster.ts';

/** Log of crashes and restarts of the database. */
export type EmbeddedLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

type Parts = {
  /** Finds or starts the server, optionally with its socket in the given folder. */
  readonly launch: (socketFolder?: string) => Promise<Postmaster>;
  /** Opens the owner's connection, which stays open while the server runs. */
  readonly own: (socketFolder: string) => Promise<pg.Client>;
  /** Explains from the server's log and the disk why it died. */
  readonly explain: () => Promise<string>;
  readonly log: EmbeddedLog | null;
};

export type SupervisedServer = {
  readonly socketFolder: string;
  readonly owner: pg.Client;
  /** Stops the server cleanly. */
  stop(): Promise<void>;
};

/** Attempts after a crash: a killed server may seem alive for a moment although its socket does not respond. */
const MAX_ATTEMPTS = 20;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 10_000;

/**
 * Starts the server and restarts it whenever it dies (decision 105): immediately, then with increasing delays and
 * without a limit. Meanwhile queries fail with the errors of an unavailable database.
 */
export const superviseServer = async ({ launch, own, explain, log }: Parts): Promise<SupervisedServer> => {
  let isStopping = false;
  const open = async (socketFolder?: string) => {
    const postmaster = await launch(socketFolder);
    const owner = await own(postmaster.socketFolder);
    return { ...postmaster, owner };
  };
  const openWithRetries = async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await open();
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isStartingOrStopping(error)) throw error;
        await pause(FIRST_RETRY_MS);
      }
    }
  };
  let current = await openWithRetries();
  const { socketFolder, owner: firstOwner } = current;
  let reviving = Promise.resolve();

  const revive = async (): Promise<void> => {
    log?.error({ reason: await explain() }, 'embedded database died; it is restarted');
    for (let waitMs = FIRST_RETRY_MS; !isStopping; waitMs = Math.min(waitMs * 2, LAST_RETRY_MS)) {
      try {
        current = await open(socketFolder);
        watch(current.owner);
        log?.warn({}, 'embedded database was restarted');
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!isStartingOrStopping(error)) log?.error({ reason }, 'restart of the embedded database failed');
        await pause(waitMs, undefined, { ref: false });
      }
    }
  };
  const watch = (owner: pg.Client): void => {
    owner.once('end', () => {
      if (!isStopping) reviving = revive();
    });
  };
  watch(firstOwner);

  const stopAtExit = () => signal(current.pid, 'SIGINT');
  process.once('exit', stopAtExit);
  return {
    socketFolder,
    owner: firstOwner,
    stop: async () => {
      isStopping = true;
      await reviving;
      await current.owner.end().catch(() => undefined);
      await stopPostmaster(current.pid);
      process.off('exit', stopAtExit);
    },
  };
};

/** Whether the error means that the server is stopping or starting. */
const isStartingOrStopping = (error: unknown): boolean =>
  !(error instanceof DataDirectoryInUseError) && isUnavailable(error);
