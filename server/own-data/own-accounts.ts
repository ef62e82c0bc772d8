import type { Accounts } from '../auth/create-accounts.ts';

/** What the accounts do for a caller with their own account. */
export type OwnAccounts = Pick<Accounts, 'tellAccount' | 'confirmOwner' | 'proveOwnEmail' | 'eraseAccount'>;
