import type { Logger } from 'pino';
import type { OwnersAccounts } from '../accounts/index.ts';
import type { PageRenderer } from './built-pages.ts';
import type { Settings } from './settings/settings.ts';

/** What a shop is created from. */
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
