import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import type { KeyRing } from './keys/key-ring.ts';
import type { TryLimits } from './rate-limits.ts';
import type { AccountsSettings } from './settings.ts';
import type { AccountsTables, Metadata } from './tables.ts';

/** The fields of a log line never contain a token, a password or an e-mail address. */
export type AccountsLog = {
  readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void;
};

export type AccountsTransaction = Transaction<AccountsTables>;

/** A new user, as passed to the shop's part of a sign-up. */
export type NewAccount = {
  readonly id: string;
  readonly email: string;
  readonly userMetadata: Metadata;
  /** True for the sign-up form; false for a provider or a code, where the metadata may be incomplete. */
  readonly isByForm: boolean;
  /** Language of the device, such as `ar`; null when unknown. */
  readonly language: string | null;
};

/** The shop's part of a sign-up, in the same transaction; an `AppError` thrown here rolls back the whole sign-up. */
export type AfterSignUp = (transaction: AccountsTransaction, user: NewAccount) => Promise<void>;

/** An account whose address was proven by a user who had not been using the account. */
export type ClaimedAccount = {
  readonly id: string;
  readonly email: string | null;
  /** The metadata from a provider, else empty. */
  readonly userMetadata: Metadata;
  readonly language: string | null;
  /** Whether the account was used on the device of the proof before; if so, its records stay visible. */
  readonly isOwnDevice: boolean;
};

/** The shop's part of claiming an account whose address was proven (decision 163), in the same transaction. */
export type AfterClaim = (transaction: AccountsTransaction, account: ClaimedAccount) => Promise<void>;

/** The subject of a mail of the accounts service. */
export type MailKind = 'signup' | 'invite' | 'recovery' | 'reauthentication';

export type AccountsMail = {
  readonly kind: MailKind;
  readonly to: string;
  /** Whether the address is proven (decision 162). Jobs of an older version lack it. */
  readonly isProven?: boolean;
  /** Language of the recipient's device, such as `ar`; null when unknown. */
  readonly language: string | null;
  /** Code to enter on the page on which the sign-in began. */
  readonly code: string;
  /** Null for mails with only a code. */
  readonly link: string | null;
};

export type AccountsSms = {
  /** Digits, without "+". */
  readonly to: string;
  readonly language: string | null;
  readonly code: string;
  readonly channel: 'sms' | 'whatsapp';
  /** Expiry of the code (ISO 8601); the message is not sent later. */
  readonly goodUntil: string;
};

/**
 * Sends mails and text messages. Both enqueue the message in the transaction, so that it is sent only if the
 * transaction commits.
 */
export type AccountsMessenger = {
  readonly mail: (transaction: AccountsTransaction, mail: AccountsMail) => Promise<void>;
  readonly text: (transaction: AccountsTransaction, text: AccountsSms) => Promise<void>;
};

/** Queues requests; throws the `AppError` UNAVAILABLE `{ seconds }` when the queue is full. */
export type WithLimit = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Dependencies of all functions of the accounts service. */
export type AccountsContext = {
  readonly database: Kysely<AccountsTables>;
  readonly pool: Pool;
  /** See `inTransaction`: runs the work in a transaction and retries when the database aborts it. */
  readonly inTransaction: <Result>(work: (transaction: AccountsTransaction) => Promise<Result>) => Promise<Result>;
  readonly settings: AccountsSettings;
  readonly keys: KeyRing;
  readonly box: SecretBox;
  readonly mailer: AccountsMessenger;
  readonly limits: TryLimits;
  readonly log: AccountsLog;
  readonly afterSignUp: AfterSignUp;
  readonly afterClaim: AfterClaim;
  readonly withLimit: WithLimit;
  /** Separate queue of requests that hash a password. */
  readonly passwordsInTurn: WithLimit;
};

/** The device that sends a request; `address` is null when unknown. */
export type Visitor = {
  readonly address: string | null;
  /** Key of the rate limits: the IPv4 address, or the IPv6 network, because one user has billions of IPv6 addresses. */
  readonly addressBucket: string;
  readonly userAgent: string | null;
  /** Language of the device, such as `ar`; null when not sent. */
  readonly language: string | null;
  /** Tokens of the accounts that have signed in on this device; see `isKnownDevice`. */
  readonly deviceTokens: readonly string[];
  /** Token of the sign-up that began on this device; see `isSignUpDevice`. */
  readonly signUpToken: string;
};
