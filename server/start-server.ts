import type { RequestListener, Server } from 'node:http';
import { startEmbedded } from '../platform/database/embedded/embedded.ts';
import { createLogger } from '../platform/observability/logger.ts';
import type { PageRenderer } from './built-pages.ts';
import { createShop } from './create-shop.ts';
import { listenOnPort } from './http/http-server.ts';
import { ownersAccounts } from './settings/owners-accounts.ts';
import { reachDatabases } from './settings/reach-databases.ts';
import type { Settings } from './settings/settings.ts';
import { warningsAbout } from './settings/warnings-about.ts';
import type { Shop } from './shop-options.ts';
import { createFirstAdmin } from './user-roles/user-roles.ts';

export type RunningShop = {
  readonly url: string;
  /** For the process that runs the shop. */
  readonly accounts: Shop['accounts'];
  /** Stops in order. A patient stop first waits `drainSeconds`, so that balancers send visitors elsewhere. */
  stop(options?: { readonly isPatient?: boolean }): Promise<void>;
};

export type RunOptions = {
  /** Looks at each request before the shop does; for the tools of development. */
  readonly inFront?: (answer: RequestListener, server: Server) => RequestListener;
  readonly isKeepingPages?: boolean;
};

/** Starts everything: port, database, shop. Resolves when the first page can be asked for. */
export const runShop = async (
  settings: Settings,
  pages: PageRenderer,
  { inFront = (answer) => answer, isKeepingPages = true }: RunOptions = {},
): Promise<RunningShop> => {
  const log = createLogger(settings.logLevel);
  // every setting is tried before the port is taken and the embedded database is created
  const accountsOptions = await ownersAccounts(settings.accountsFile);
  await reachDatabases(settings, log);
  const port = await listenOnPort(settings.port, settings.host);
  const publicUrl = settings.publicUrl ?? `http://localhost:${port.port}`;
  const embedded = settings.databaseUrl === null ? await startEmbedded({ dataDir: settings.dataDir, log }) : null;
  const databaseUrl = settings.databaseUrl ?? embedded?.url ?? '';
  const isLeaving = () => port.isLeaving();
  const shop = await createShop({
    settings,
    accountsOptions,
    databaseUrl,
    publicUrl,
    pages,
    isKeepingPages,
    isLeaving,
    log,
  });
  const warnings = warningsAbout(settings);
  for (const warning of warnings) log.warn({}, warning);
  const lines = [
    `Lazaward is open: ${publicUrl}`,
    await adminLine(settings, shop),
    ...devMailboxLines(settings, shop),
    ...warnings.map((warning) => `! ${warning}`),
  ];
  await port.answerWith(inFront(shop.answer, port.server));
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);

  return {
    url: publicUrl,
    accounts: shop.accounts,
    stop: async ({ isPatient = false } = {}) => {
      await port.close(isPatient ? settings.drainSeconds * 1000 : 0);
      await shop.close();
      await embedded?.stop();
    },
  };
};

const devMailboxLines = ({ smtpUrl }: Settings, { devMailboxUrl }: Shop): readonly string[] => {
  if (devMailboxUrl === null) return [];
  return [`${smtpUrl === null ? 'Mails' : 'Text messages'} are shown at ${devMailboxUrl}`];
};

const adminLine = async ({ admin }: Settings, { database, accounts }: Shop): Promise<string> => {
  if (!admin) return 'To become admin, start once with ADMIN_EMAIL and ADMIN_PASSWORD set.';
  const outcome = await createFirstAdmin(database, accounts, admin);
  if (outcome === 'unproven') {
    return 'No admin was made: an account with ADMIN_EMAIL exists, and its address is not confirmed. If the address is yours, choose a new password by mail at /auth?mode=recover, and start again.';
  }
  return 'The account of ADMIN_EMAIL is an admin (sign in at /auth).';
};

/** One press of Ctrl+C may be two signals within this time, in milliseconds: the terminal's own, and npm's, which passes it on. */
const ONE_PRESS_MS = 1_000;

/**
 * Closes the shop in order on Ctrl+C or when the system asks, which has balancers notice first (decision 110); a second
 * press or request ends it at once.
 */
export const stopOnSignal = (shop: Pick<RunningShop, 'stop'>): void => {
  let stoppingSince: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null && performance.now() - stoppingSince < ONE_PRESS_MS) return;
      if (stoppingSince !== null) process.exit(1);
      stoppingSince = performance.now();
      shop.stop({ isPatient: signal === 'SIGTERM' }).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
};
