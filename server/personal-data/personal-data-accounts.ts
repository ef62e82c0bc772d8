import type { Accounts } from '../../accounts/index.ts';

/** The functions of the accounts service that personal data needs. */
export type PersonalDataAccounts = Pick<Accounts, 'tellAccount' | 'confirmOwner' | 'proveOwnEmail' | 'eraseAccount'>;
