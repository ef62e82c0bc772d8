import type { Accounts } from './accounts/index.ts';

/** The functions of the accounts service that personal data needs. */
export type OwnAccount = Pick<
  Accounts,
  'exportAccount' | 'confirmOwner' | 'proveOwnEmail' | 'proveOwnEmailByLink' | 'eraseAccount'
>;
