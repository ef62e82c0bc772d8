import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { AccountsSettings } from './accounts-settings.ts';
import type { KeyRing } from './keys/key-ring.ts';
import type { AccountsTables, Metadata } from './tables.ts';
import type { TryLimits } from './try-limits.ts';

/** The fields of a line never hold a token, a password or an e-mail address. */
export type AccountsLog = {
  readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void;
};

export type AccountsTransaction = Transaction<AccountsTables>;

/** Somebody who has just signed up, as the rest of the shop learns of them. */
export type NewAccount = { readonly id: string; readonly email: string; readonly userMetadata: Metadata };

/** What the shop adds to a sign-up, inside its transaction; a `Refusal` thrown here undoes the whole sign-up. */
export type AfterSignUp = (transaction: AccountsTransaction, user: NewAccount) => Promise<void>;

/** Everything the verbs of this room work with. */
export type AccountsRoom = {
  readonly database: Kysely<AccountsTables>;
  readonly pool: Pool;
  readonly settings: AccountsSettings;
  readonly keys: KeyRing;
  readonly limits: TryLimits;
  readonly log: AccountsLog;
  readonly afterSignUp: AfterSignUp;
};

/** The device a request comes from; `address` is null when it is not known. */
export type Visitor = {
  readonly address: string | null;
  /** What tries are counted by: the address, or an IPv6 network, of which one person has billions of addresses. */
  readonly addressBucket: string;
  readonly userAgent: string | null;
};
