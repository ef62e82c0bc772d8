import type { Accounts } from './accounts/index.ts';

/** Functions of the accounts service for the personal data export and deletion. */
export type OwnAccount = Pick<
  Accounts,
  'exportAccount' | 'confirmOwner' | 'proveOwnEmail' | 'proveOwnEmailByLink' | 'eraseAccount'
>;
