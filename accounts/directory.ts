import type { Kysely } from 'kysely';
import type { AccountsTransaction } from './accounts-context.ts';
import { countEventsOf, type EventCursor, findEventsOf, type StoredEvent } from './audit.repository.ts';
import type { AccountsTables } from './tables.ts';
import { describeUsers, lockUserByEmail } from './users/users.repository.ts';

/** What the rest of the shop may know of an account that works for it. */
export type KnownAccount = { readonly id: string; readonly email: string; readonly hasSecondFactor: boolean };

export type LockedAccount = {
  readonly id: string;
  readonly email: string;
  /** Whether a link, a code or a provider has shown that the address is theirs (decision 162). */
  readonly isEmailVerified: boolean;
  /** As their device last asked for it, such as `ar`; null when nobody knows. */
  readonly language: string | null;
};

/** What is told of accounts to those who keep the shop. */
export type AccountDirectory = {
  /**
   * The account with this address, if somebody may sign in to it by now, as it stays until the transaction ends; null when
   * there is none.
   */
  readonly lock: (transaction: AccountsTransaction, email: string) => Promise<LockedAccount | null>;
  /** Those of these accounts that there are, in no order. */
  readonly describe: (ids: readonly string[]) => Promise<KnownAccount[]>;
  /** What happened to these accounts, newest first, from behind a place on. */
  readonly eventsOf: (wanted: EventFilters & { readonly limit: number }) => Promise<StoredEvent[]>;
  /** How many events these are, counted up to a limit. */
  readonly countEventsOf: (wanted: Omit<EventFilters, 'behind'> & { readonly limit: number }) => Promise<number>;
};

export type EventFilters = {
  readonly userIds: readonly string[];
  readonly events: readonly string[];
  readonly behind?: EventCursor | undefined;
};

/** Opens the book on the accounts' own tables. */
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
  describe: (ids) => describeUsers(database, ids),
  eventsOf: (wanted) => findEventsOf(database, wanted),
  countEventsOf: (wanted) => countEventsOf(database, wanted),
});
