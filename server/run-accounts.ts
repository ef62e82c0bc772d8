import { randomBytes } from 'node:crypto';
import {
  type AccountsConfig,
  accountsSettings,
  connectCounters,
  createAccounts,
  keepMessages,
  migrationsFolder,
  standingRoutes,
} from '../accounts/index.ts';

import { connect } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openTemporaryDatabase } from '../platform/database/temporary-database.ts';
import { createLogger } from '../platform/observability/logger.ts';
import { listenOnPort } from './http/http-server.ts';
import { toRequestListener } from './http/to-request-listener.ts';

export type RunningAccounts = {
  /** Where the client is sent, the path included. */
  readonly url: string;
  stop(): Promise<void>;
};

/**
 * Starts the accounts service alone on this machine (`docs/accounts.md`), with a database that goes when it stops.
 * Several may run side by side. `port` 0 takes any free one.
 */
export const runAccounts = async (config: AccountsConfig, port: number): Promise<RunningAccounts> => {
  const { pathPrefix = '/auth/v1', secretKey, databaseUrl = null, messages: areKept = true, ...inputs } = config;
  const closing: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  };
  try {
    const temporary = await openTemporaryDatabase(databaseUrl);
    closing.push(temporary.drop);
    await migrate(temporary.url, [migrationsFolder]);
    const database = connect(temporary.url);
    closing.push(database.close);
    const counters = connectCounters(temporary.url);
    closing.push(counters.close);
    const open = await listenOnPort(port, '127.0.0.1');
    closing.push(() => open.close());

    const origin = `http://127.0.0.1:${open.port}`;
    const messages = keepMessages();
    const accounts = await createAccounts({
      pool: database.pool,
      counters: counters.pool,
      settings: accountsSettings({ externalUrl: `${origin}${pathPrefix}`, siteUrl: origin, ...inputs }),
      secretKey: secretKey === undefined ? randomBytes(32) : Buffer.from(secretKey, 'base64'),
      post: messages.post,
      log: createLogger('error'),
    });
    await open.answerWith(toRequestListener(standingRoutes(accounts.handle, pathPrefix, areKept ? messages : null)));
    return { url: `${origin}${pathPrefix}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
