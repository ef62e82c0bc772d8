import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { SIGN_IN_DAYS } from '#core/privacy/retention-times.ts';
import { inTransaction, queriesOn } from '#core/server/database/connect.ts';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { accountsRoutes } from './accounts.routes.ts';
import type {
  AccountsContext,
  AccountsLog,
  AccountsMessenger,
  AccountsTransaction,
  AfterClaim,
  AfterSignUp,
  WithLimit,
} from './accounts-context.ts';
import { deleteEventsBefore } from './audit.repository.ts';
import { type AccountDirectory, createAccountDirectory } from './directory.ts';
import { type EnsuredUser, type EnsureUserInput, ensureUser } from './ensure-user.ts';
import { deleteStaleFactors } from './factors/factors.ts';
import { deleteFlowsBefore } from './flows/flow-states.repository.ts';
import type { AccountsEnvironment } from './http/read-request.ts';
import { type Caller, identify } from './identify.ts';
import { type Invitation, inviteContact, inviteUser } from './invite-user.ts';
import { confirmSecretKey } from './keys/encryption-key.repository.ts';
import { createKeyRing } from './keys/key-ring.ts';
import { deleteRetiredKeys } from './keys/signing-keys.ts';
import { deleteExpiredTokens } from './one-time-tokens/one-time-tokens.repository.ts';
import {
  type AccountExport,
  deleteAccount,
  exportAccount,
  type OwnershipProof,
  verifyOwnEmail,
  verifyOwnEmailByLink,
  verifyOwner,
} from './owner.ts';
import { createTryLimits } from './rate-limits.ts';
import { deleteUnusedSessions } from './sessions/sessions.repository.ts';
import type { AccountsSettings } from './settings.ts';
import type { AccountsTables } from './tables.ts';

/** The accounts service, as the server uses it. */
export type Accounts = {
  /** To be mounted at `/auth/v1`. */
  readonly handle: Hono<AccountsEnvironment>;
  /** See `identify`: null without a token, throws the `AppError` SIGN_IN_REQUIRED `{ reason }` for an invalid token. */
  readonly identify: (from: Request | string | null) => Promise<Caller | null>;
  /** See `ensureUser`: creates the first admin. */
  readonly ensureUser: (input: EnsureUserInput, transaction?: AccountsTransaction) => Promise<EnsuredUser>;
  /** See `inviteUser`. */
  readonly inviteUser: (
    invitation: Invitation,
    transaction?: AccountsTransaction,
  ) => Promise<{ readonly userId: string }>;
  /** See `inviteContact`. */
  readonly inviteContact: (invitation: Parameters<typeof inviteContact>[1]) => Promise<boolean>;
  /** See `exportAccount`: the stored data of a caller. */
  readonly exportAccount: (
    caller: Caller,
  ) => Promise<{ readonly account: AccountExport; readonly isEmailVerified: boolean }>;
  /** See `verifyOwner`: required before irreversible actions. */
  readonly confirmOwner: (caller: Caller, proof: OwnershipProof) => Promise<void>;
  /** See `verifyOwnEmail`. */
  readonly proveOwnEmail: (caller: Caller, code: string) => Promise<void>;
  /** See `verifyOwnEmailByLink`. */
  readonly proveOwnEmailByLink: (caller: Caller, email: string) => Promise<boolean>;
  /** See `deleteAccount`. */
  readonly eraseAccount: typeof deleteAccount;
  /** The directory of accounts for the admin area. */
  readonly directory: AccountDirectory;
  /** Deletes expired rate limits, tokens, flows, keys and factors; to be called every few minutes by one of the processes. */
  readonly deleteExpired: () => Promise<void>;
  /** Deletes unused sessions and old events after SIGN_IN_DAYS; to be called daily by one of the processes. */
  readonly deleteOldSignIns: () => Promise<void>;
};

/** Folder of the migrations of the accounts' tables. */
export const migrationsFolder = join(import.meta.dirname, '../../../../../migrations/auth');

type AccountsParts = {
  /** Pool of a database on which the migrations of `migrationsFolder` have run. */
  readonly pool: Pool;
  /** See `connectCounters`: same database. */
  readonly counters: Pool;
  readonly settings: AccountsSettings;
  /** 32 random bytes, constant for the life of the database and never stored in it. */
  readonly secretKey: Buffer;
  readonly mailer: AccountsMessenger;
  readonly afterSignUp?: AfterSignUp;
  readonly afterClaim?: AfterClaim;
  /** Queue of requests; without it requests run immediately. */
  readonly withLimit?: WithLimit;
  /** Queue of requests that hash a password; by default the common queue. */
  readonly passwordsInTurn?: WithLimit;
  readonly log: AccountsLog;
};

/**
 * Creates the accounts service `/auth/v1` on a migrated database, which several processes may share. Throws
 * when the database's secrets were encrypted with another key.
 */
export const createAccounts = async ({
  pool,
  counters,
  settings,
  secretKey,
  mailer,
  afterSignUp,
  afterClaim,
  withLimit = (work) => work(),
  passwordsInTurn = withLimit,
  log,
}: AccountsParts): Promise<Accounts> => {
  const database = queriesOn<AccountsTables>(pool);
  const box = createSecretBox(secretKey);
  await confirmSecretKey(database, box);
  const accounts: AccountsContext = {
    database,
    pool,
    inTransaction: (work) => inTransaction({ kysely: database }, work),
    settings,
    keys: createKeyRing(database, box),
    box,
    mailer,
    limits: createTryLimits(counters, box, settings),
    log,
    afterSignUp: afterSignUp ?? (async () => undefined),
    afterClaim: afterClaim ?? (async () => undefined),
    withLimit,
    passwordsInTurn,
  };

  return {
    handle: accountsRoutes(accounts),
    identify: (from) => identify(accounts, from),
    ensureUser: (input, transaction) => ensureUser(accounts, input, transaction),
    inviteUser: (invitation, transaction) => inviteUser(accounts, invitation, transaction),
    inviteContact: (invitation) => inviteContact(accounts, invitation),
    exportAccount: (caller) => exportAccount(accounts, caller),
    confirmOwner: (caller, proof) => verifyOwner(accounts, caller, proof),
    proveOwnEmail: (caller, code) => verifyOwnEmail(accounts, caller, code),
    proveOwnEmailByLink: (caller, email) => verifyOwnEmailByLink(accounts, caller, email),
    eraseAccount: deleteAccount,
    directory: createAccountDirectory(database),
    deleteExpired: () => deleteExpired(accounts),
    deleteOldSignIns: async () => {
      const before = new Date(Date.now() - SIGN_IN_DAYS * 86_400_000);
      await deleteUnusedSessions(database, before);
      await deleteEventsBefore(database, before);
    },
  };
};

const deleteExpired = async (accounts: AccountsContext): Promise<void> => {
  const { database, limits, settings } = accounts;
  await limits.deleteExpired();
  await deleteExpiredTokens(database);
  await deleteFlowsBefore(database, new Date(Date.now() - (settings.email.tokenTtlSeconds + 3600) * 1000));
  await deleteRetiredKeys(database, settings.accessTokenTtlSeconds);
  await deleteStaleFactors(accounts);
};
