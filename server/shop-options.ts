import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Accounts, OwnersAccounts } from '../accounts/index.ts';
import type { Database } from '../platform/database/connect.ts';
import type { Api } from './api/api.ts';
import type { PageRenderer } from './built-pages.ts';
import type { Settings } from './settings/settings.ts';

/** What `createShop` is given. */
export type ShopOptions = {
  readonly settings: Settings;
  /** Settings from ACCOUNTS_FILE, parsed by `ownersAccounts`. */
  readonly accountsOptions: OwnersAccounts;
  readonly databaseUrl: string;
  readonly publicUrl: string;
  readonly pages: PageRenderer;
  /** False in development: every page is rendered on each visit. */
  readonly isKeepingPages?: boolean;
  /** Whether the server is shutting down, so that load balancers should use another one. */
  readonly isLeaving?: () => boolean;
  readonly log: Logger;
};

/** A shop that answers requests until it is closed. */
export type Shop = {
  readonly answer: RequestListener;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly api: Api;
  /** URL of the dev mailbox with its key; null when all channels are configured. */
  readonly devMailboxUrl: string | null;
  close(): Promise<void>;
};
