import type { AliasableExpression, Expression, Kysely } from 'kysely';
import type { AccountsTransaction } from './accounts-context.ts';
import { countEventsOf, type EventCursor, findEventsOf, type StoredEvent } from './audit.repository.ts';
import type { AccountsTables } from './tables.ts';
import {
  describeUsers,
  emailOf,
  findUserByEmail,
  isContactUser,
  lockUserByEmail,
  provenEmailOf,
} from './users/users.repository.ts';

/** An account in the admin area. */
export type DirectoryAccount = {
  readonly id: string;
  readonly email: string;
  /** Whether a link, a code or a provider has proven the address (decision 162). */
  readonly isEmailVerified: boolean;
  readonly hasSecondFactor: boolean;
};

export type LockedAccount = {
  readonly id: string;
  readonly email: string;
  /** Whether a link, a code or a provider has proven the address (decision 162). */
  readonly isEmailVerified: boolean;
  /** Language that the device last sent, such as `ar`; null when unknown. */
  readonly language: string | null;
};

/** Queries on accounts for the admin area. */
export type AccountDirectory = {
  /**
   * Returns the account with this address and locks it until the end of the transaction; null without an account that can sign in.
   */
  readonly lock: (transaction: AccountsTransaction, email: string) => Promise<LockedAccount | null>;
  /** Whether the owner created the account without an address, so that it cannot sign in. */
  readonly isContact: (transaction: AccountsTransaction, id: string) => Promise<boolean>;
  /** Returns those of these accounts that exist, unordered. */
  readonly describe: (ids: readonly string[]) => Promise<DirectoryAccount[]>;
  /** Returns the id of the account with this address; null without one. */
  readonly idOf: (email: string) => Promise<string | null>;
  /** Returns the account with this address, and whether it is an unconfirmed one created by the owner; null without one. */
  readonly findByEmail: (
    email: string,
  ) => Promise<{ readonly id: string; readonly isUnconfirmedContact: boolean } | null>;
  /** SQL expression of an account's address; empty for an account without one, or for no account. */
  readonly emailOf: (id: Expression<string | null>) => AliasableExpression<string>;
  /** SQL expression of an account's proven address; empty without one. */
  readonly provenEmailOf: AccountDirectory['emailOf'];
  /** Returns events of these accounts behind the cursor, newest first. */
  readonly eventsOf: (filters: EventFilters & { readonly limit: number }) => Promise<StoredEvent[]>;
  /** Counts these events up to a limit. */
  readonly countEventsOf: (filters: Omit<EventFilters, 'behind'> & { readonly limit: number }) => Promise<number>;
};

export type EventFilters = {
  readonly userIds: readonly string[];
  readonly events: readonly string[];
  readonly behind?: EventCursor | undefined;
};

/** Creates the directory on the accounts' tables. */
export const createAccountDirectory = (database: Kysely<AccountsTables>): AccountDirectory => ({
  lock: async (transaction, email) => {
    const user = await lockUserByEmail(transaction, email.toLowerCase());
    if (user === undefined || user.email === null || user.email_confirmed_at === null) return null;
    return {
      id: user.id,
      email: user.email,
      isEmailVerified: user.email_verified_at !== null,
      language: user.language,
    };
  },
  emailOf,
  provenEmailOf,
  isContact: isContactUser,
  idOf: async (email) => (await findUserByEmail(database, email.toLowerCase()))?.id ?? null,
  findByEmail: async (email) => {
    const user = await findUserByEmail(database, email.toLowerCase());
    if (user === undefined) return null;
    return { id: user.id, isUnconfirmedContact: user.is_created_by_owner && user.email_confirmed_at === null };
  },
  describe: (ids) => describeUsers(database, ids),
  eventsOf: (filters) => findEventsOf(database, filters),
  countEventsOf: (filters) => countEventsOf(database, filters),
});
