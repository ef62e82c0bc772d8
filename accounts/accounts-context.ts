import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { SecretBox } from '../platform/encryption/secret-box.ts';
import type { KeyRing } from './keys/key-ring.ts';
import type { TryLimits } from './rate-limits.ts';
import type { AccountsSettings } from './settings.ts';
import type { AccountsTables, Metadata } from './tables.ts';

/** The fields of a line never hold a token, a password or an e-mail address. */
export type AccountsLog = {
  readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void;
};

export type AccountsTransaction = Transaction<AccountsTables>;

/** Somebody who has just signed up, as the rest of the shop learns of them. */
export type NewAccount = {
  readonly id: string;
  readonly email: string;
  readonly userMetadata: Metadata;
  /** They filled in the form of a sign-up; else they came by a provider or a code, and told what they chose to. */
  readonly isByForm: boolean;
  /** As their device asked for it, such as `ar`; null when nobody knows. */
  readonly language: string | null;
};

/** What the shop adds to a sign-up, inside its transaction; a `Refusal` thrown here undoes the whole sign-up. */
export type AfterSignUp = (transaction: AccountsTransaction, user: NewAccount) => Promise<void>;

/** An account whose address was proven by somebody who had not been using it. */
export type ClaimedAccount = {
  readonly id: string;
  readonly email: string | null;
  /** What a provider says of them, else nothing. */
  readonly userMetadata: Metadata;
  readonly language: string | null;
  /** Whether the account had been used on the device of whoever proved it: its records are then theirs to see. */
  readonly isOwnDevice: boolean;
};

/** What the shop does when an account goes to whoever proved its address (decision 163), in the same transaction. */
export type AfterClaim = (transaction: AccountsTransaction, account: ClaimedAccount) => Promise<void>;

/** What a mail of the accounts service is about. */
export type MailKind =
  | 'signup'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

export type AccountsMail = {
  readonly kind: MailKind;
  readonly to: string;
  /** As the reader's device asked for it, such as `ar`; null when nobody knows. */
  readonly language: string | null;
  /** To be typed where the way in began. */
  readonly code: string;
  /** Null where only the code is of use. */
  readonly link: string | null;
  /** The address that a change leads to. */
  readonly newEmail: string | null;
};

export type AccountsSms = {
  /** Digits, without "+". */
  readonly to: string;
  readonly language: string | null;
  readonly code: string;
  readonly channel: 'sms' | 'whatsapp';
  /** Until when the code is good (ISO 8601); later it is not sent any more. */
  readonly goodUntil: string;
};

/**
 * How the accounts service reaches people. Both add the message in the transaction, so that it is sent when what it
 * speaks of has come to stay, and never otherwise.
 */
export type AccountsMessenger = {
  readonly mail: (transaction: AccountsTransaction, mail: AccountsMail) => Promise<void>;
  readonly text: (transaction: AccountsTransaction, text: AccountsSms) => Promise<void>;
};

/** Has requests wait for their turn; throws `Refusal('UNAVAILABLE', { seconds })` when too many do. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Everything the verbs of this room work with. */
export type AccountsContext = {
  readonly database: Kysely<AccountsTables>;
  readonly pool: Pool;
  /** See `inTransaction`: all of it or nothing, begun anew when the database breaks it off. */
  readonly inTransaction: <Result>(work: (transaction: AccountsTransaction) => Promise<Result>) => Promise<Result>;
  readonly settings: AccountsSettings;
  readonly keys: KeyRing;
  readonly box: SecretBox;
  readonly post: AccountsMessenger;
  readonly limits: TryLimits;
  readonly log: AccountsLog;
  readonly afterSignUp: AfterSignUp;
  readonly afterClaim: AfterClaim;
  readonly inTurn: InTurn;
};

/** The device a request comes from; `address` is null when it is not known. */
export type Visitor = {
  readonly address: string | null;
  /** What tries are counted by: the address, or an IPv6 network, of which one person has billions of addresses. */
  readonly addressBucket: string;
  readonly userAgent: string | null;
  /** What the device reads, such as `ar`; null when it does not say. */
  readonly language: string | null;
  /** What it shows of the accounts that have signed in on it; see `knownDevice`. */
  readonly deviceTokens: readonly string[];
  /** What it shows of the sign-up that was begun on it; see `isSignUpDevice`. */
  readonly signUpToken: string;
};
