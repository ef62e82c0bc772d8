import type { Accounts } from '../../accounts/index.ts';

/** What the accounts do for a caller with their own account. */
export type PersonalDataAccounts = Pick<Accounts, 'tellAccount' | 'confirmOwner' | 'proveOwnEmail' | 'eraseAccount'>;
