import type { Accounts } from '../auth/create-accounts.ts';

/** What the accounts do for somebody who wants to have what is kept of them, or to be forgotten. */
export type OwnAccounts = Pick<Accounts, 'tellAccount' | 'confirmOwner' | 'eraseAccount'>;
