import type { RequestListener, Server } from 'node:http';
import type { Logger } from 'pino';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { listenOnPort } from '#core/server/http/http-server.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { createFirstAdmin } from '#features/staff/server/staff.ts';
import type { Shop } from './app-options.ts';
import { createShop } from './create-app.ts';
import { listConfigurationWarnings } from './environment/configuration-warnings.ts';
import type { Settings } from './environment/environment.ts';
import { explainStartFailure } from './environment/explain-start-failure.ts';
import { openingRequirementTexts } from './environment/opening-requirement-texts.ts';
import { readAccountsFile } from './environment/read-accounts-file.ts';
import { verifyDatabases } from './environment/verify-databases.ts';
import type { PageRenderer } from './ssr-bundle.ts';

export type RunningShop = {
  readonly url: string;
  /** Accounts service, for scripts that run a shop. */
  readonly accounts: Shop['accounts'];
  readonly log: Logger;
  /** Shuts down gracefully. With `shouldDrain` it first waits `drainSeconds`, so that load balancers use another server. */
  stop(options?: { readonly shouldDrain?: boolean }): Promise<void>;
};

export type RunOptions = {
  /** Wraps the request listener, for development tools. */
  readonly wrapListener?: (listener: RequestListener, server: Server) => RequestListener;
  readonly isPageCacheEnabled?: boolean;
  /** Receives each logged error with its message, which the log leaves out. */
  readonly onError?: (error: unknown) => void;
};

/**
 * Starts port, database and shop. Resolves when the first page can be requested. Throws with a message for the owner
 * that names the setting.
 */
export const runShop = async (
  settings: Settings,
  pages: PageRenderer,
  options: RunOptions = {},
): Promise<RunningShop> => {
  try {
    return await startShop(settings, pages, options);
  } catch (error) {
    throw explainStartFailure(error, settings);
  }
};

const startShop = async (
  settings: Settings,
  pages: PageRenderer,
  { wrapListener = (listener) => listener, isPageCacheEnabled = true, onError }: RunOptions,
): Promise<RunningShop> => {
  const log = createLogger(settings.logLevel, { onError });
  // verifies all settings before the port is opened and the embedded database is created
  const accountsOptions = await readAccountsFile(settings.accountsFile);
  await verifyDatabases(settings);
  const port = await listenOnPort(settings.port, settings.host);
  const publicUrl = settings.publicUrl ?? `http://localhost:${port.port}`;
  const embedded = settings.databaseUrl === null ? await startEmbedded({ dataDir: settings.dataDir, log }) : null;
  const databaseUrl = settings.databaseUrl ?? embedded?.url ?? '';
  const isDraining = () => port.isDraining();
  const shop = await createShop({
    settings,
    accountsOptions,
    databaseUrl,
    publicUrl,
    pages,
    isPageCacheEnabled,
    isDraining,
    log,
  });
  const warnings = [...listConfigurationWarnings(settings), ...listOpeningWarnings(shop.opening)];
  for (const warning of warnings) log.warn({}, warning);
  const lines = [
    `Lazaward is open: ${publicUrl}`,
    await createAdminLine(settings, shop),
    ...listDevMailboxLines(settings, shop),
    ...warnings.map((warning) => `! ${warning}`),
  ];
  await port.serveWith(wrapListener(shop.listener, port.server));
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);

  return {
    url: publicUrl,
    accounts: shop.accounts,
    log,
    stop: async ({ shouldDrain = false } = {}) => {
      await port.close(shouldDrain ? settings.drainSeconds * 1000 : 0);
      await shop.close();
      await embedded?.stop();
    },
  };
};

/** Lists the missing settings for customer orders or of a demonstration; empty for a complete shop. */
const listOpeningWarnings = ({ isDemonstration, missing }: Shop['opening']): readonly string[] => {
  if (missing.length === 0) return [];
  const what = `${missing.map((requirement) => openingRequirementTexts[requirement]).join(', ')}. The dashboard at /admin says how to set it.`;
  return isDemonstration
    ? [`This is a demonstration: it takes orders although this is missing: ${what}`]
    : [`Customers cannot order yet. Missing: ${what}`];
};

const listDevMailboxLines = ({ smtpUrl }: Settings, { devMailboxUrl }: Shop): readonly string[] => {
  if (devMailboxUrl === null) return [];
  return [`${smtpUrl === null ? 'Mails' : 'Text messages'} are shown at ${devMailboxUrl}`];
};

const createAdminLine = async ({ admin }: Settings, { database, accounts }: Shop): Promise<string> => {
  if (!admin) return 'To become admin, start once with ADMIN_EMAIL and ADMIN_PASSWORD set.';
  const outcome = await createFirstAdmin(database, accounts, admin);
  if (outcome === 'unproven') {
    return 'No admin was made: an account with ADMIN_EMAIL exists, and its address is not confirmed. If the address is yours, choose a new password by mail at /auth?mode=recover, and start again.';
  }
  return 'The account of ADMIN_EMAIL is an admin (sign in at /auth).';
};

/** Time in milliseconds within which two signals count as one Ctrl+C: from the terminal, and forwarded by npm. */
const SIGNAL_DEBOUNCE_MS = 1_000;

/**
 * Shuts the shop down gracefully on SIGINT, and after draining on SIGTERM (decision 110); a second signal ends the
 * process at once.
 */
export const stopOnSignal = (shop: Pick<RunningShop, 'stop' | 'log'>): void => {
  let stopStartedAt: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopStartedAt !== null && performance.now() - stopStartedAt < SIGNAL_DEBOUNCE_MS) return;
      if (stopStartedAt !== null) process.exit(1);
      stopStartedAt = performance.now();
      shop.stop({ shouldDrain: signal === 'SIGTERM' }).then(
        () => process.exit(0),
        (err: unknown) => {
          shop.log.error({ err }, 'shop did not stop in order');
          process.exit(1);
        },
      );
    });
  }
};
