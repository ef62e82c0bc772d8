import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Database } from '#core/server/database/connect.ts';
import type { Accounts, AccountsFile } from '#features/auth/server/accounts/index.ts';
import type { OpeningState } from '#features/settings/opening.ts';
import type { ShopApi } from './create-shop-api.ts';
import type { Settings } from './environment/environment.ts';
import type { PageRenderer } from './ssr-bundle.ts';

/** Options of `createShop`. */
export type ShopOptions = {
  readonly settings: Settings;
  /** Settings from ACCOUNTS_FILE, parsed by `readAccountsFile`. */
  readonly accountsOptions: AccountsFile;
  readonly databaseUrl: string;
  readonly publicUrl: string;
  readonly pages: PageRenderer;
  /** False in development: pages are rendered on each request. */
  readonly isPageCacheEnabled?: boolean;
  /** Whether the server is shutting down, so that load balancers must use another one. */
  readonly isDraining?: () => boolean;
  readonly log: Logger;
};

/** A shop that answers requests until it is closed. */
export type Shop = {
  readonly listener: RequestListener;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly api: ShopApi;
  /** URL of the dev mailbox with its key; null when all channels are configured. */
  readonly devMailboxUrl: string | null;
  /** Requirements for customer orders that were missing at the start. */
  readonly opening: OpeningState;
  close(): Promise<void>;
};
