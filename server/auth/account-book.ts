import type { Kysely } from 'kysely';
import { countEventsOf, type EventPlace, findEventsOf, type StoredEvent } from './audit.repository.ts';
import type { AccountsTables } from './tables.ts';
import { describeUsers, findUserByEmail } from './users/users.repository.ts';

/** What the rest of the shop may know of an account that works for it. */
export type KnownAccount = { readonly id: string; readonly email: string; readonly hasSecondFactor: boolean };

/** What is told of accounts to those who keep the shop. */
export type AccountBook = {
  /** The account with this address, if somebody may sign in to it by now; null when there is none. */
  readonly find: (email: string) => Promise<KnownAccount | null>;
  /** Those of these accounts that there are, in no order. */
  readonly describe: (ids: readonly string[]) => Promise<KnownAccount[]>;
  /** What happened to these accounts, newest first, from behind a place on. */
  readonly eventsOf: (wanted: WantedEvents & { readonly limit: number }) => Promise<StoredEvent[]>;
  /** How many events these are, counted up to a limit. */
  readonly countEventsOf: (wanted: Omit<WantedEvents, 'behind'> & { readonly limit: number }) => Promise<number>;
};

export type WantedEvents = {
  readonly userIds: readonly string[];
  readonly events: readonly string[];
  readonly behind?: EventPlace | undefined;
};

/** Opens the book on the accounts' own tables. */
export const openAccountBook = (database: Kysely<AccountsTables>): AccountBook => ({
  find: async (email) => {
    const user = await findUserByEmail(database, email.toLowerCase());
    if (user === undefined || user.email_confirmed_at === null) return null;
    return (await describeUsers(database, [user.id]))[0] ?? null;
  },
  describe: (ids) => describeUsers(database, ids),
  eventsOf: (wanted) => findEventsOf(database, wanted),
  countEventsOf: (wanted) => countEventsOf(database, wanted),
});
