import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { inTransaction, queriesOn } from '../platform/database/connect.ts';
import { createSecretBox } from '../platform/encryption/secret-box.ts';
import { accountsRoutes } from './accounts.routes.ts';
import type {
  AccountsContext,
  AccountsLog,
  AccountsMessenger,
  AccountsTransaction,
  AfterClaim,
  AfterSignUp,
  InTurn,
} from './accounts-context.ts';
import { type AccountDirectory, createAccountDirectory } from './directory.ts';
import { type EnsuredUser, type EnsureUserInput, ensureUser } from './ensure-user.ts';
import { deleteStaleFactors } from './factors/factors.ts';
import { deleteFlowsBefore } from './flows/flow-states.repository.ts';
import type { AccountsEnvironment } from './http/read-request.ts';
import { type Caller, identify } from './identify.ts';
import { confirmSecretKey } from './keys/encryption-key.repository.ts';
import { createKeyRing } from './keys/key-ring.ts';
import { deleteRetiredKeys } from './keys/signing-keys.ts';
import { readTrustedKeys } from './keys/trusted-keys.ts';
import { deleteExpiredTokens } from './one-time-tokens/one-time-tokens.repository.ts';
import {
  type AccountExport,
  deleteAccount,
  exportAccount,
  type OwnersProof,
  verifyOwnEmail,
  verifyOwner,
} from './owner.ts';

import { createTryLimits } from './rate-limits.ts';
import type { AccountsSettings } from './settings.ts';
import type { AccountsTables } from './tables.ts';

/** The accounts service as the rest of the server sees it. */
export type Accounts = {
  /** To be mounted at `/auth/v1`. */
  readonly handle: Hono<AccountsEnvironment>;
  /** See `identify`: null for nobody, throws `Refusal('SIGN_IN_REQUIRED', { reason })` for a bad token. */
  readonly identify: (from: Request | string | null) => Promise<Caller | null>;
  /** See `ensureUser`: for the first admin. */
  readonly ensureUser: (wanted: EnsureUserInput, transaction?: AccountsTransaction) => Promise<EnsuredUser>;
  /** See `exportAccount`: what is kept of a caller. */
  readonly tellAccount: (
    caller: Caller,
  ) => Promise<{ readonly account: AccountExport; readonly isEmailVerified: boolean }>;
  /** See `verifyOwner`: before something that cannot be undone. */
  readonly confirmOwner: (caller: Caller, proof: OwnersProof) => Promise<void>;
  /** See `verifyOwnEmail`. */
  readonly proveOwnEmail: (caller: Caller, code: string) => Promise<void>;
  /** See `deleteAccount`. */
  readonly eraseAccount: typeof deleteAccount;
  /** What those who keep the shop may know of accounts. */
  readonly book: AccountDirectory;
  /** Ends what this service does by itself; the pools stay their owner's. */
  readonly close: () => Promise<void>;
};

type AccountsParts = {
  /** A database on which `migrations/` has run. */
  readonly pool: Pool;
  /** See `connectCounters`: the same database. */
  readonly counters: Pool;
  readonly settings: AccountsSettings;
  /** 32 random bytes that stay the same as long as the database does, and never lie in it. */
  readonly secretKey: Buffer;
  readonly post: AccountsMessenger;
  readonly afterSignUp?: AfterSignUp;
  readonly afterClaim?: AfterClaim;
  /** Where requests wait when there are many; none waits when it is not given. */
  readonly inTurn?: InTurn;
  readonly log: AccountsLog;
};

/**
 * Opens the accounts service `/auth/v1` on a migrated database; several processes may share one. Throws when the
 * database's secrets were sealed with another key.
 */
export const createAccounts = async ({
  pool,
  counters,
  settings,
  secretKey,
  post,
  afterSignUp,
  afterClaim,
  inTurn = (work) => work(),
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
    keys: createKeyRing(database, box, await readTrustedKeys(settings.keys)),
    box,
    post,
    limits: createTryLimits(counters, box, settings),
    log,
    afterSignUp: afterSignUp ?? (async () => undefined),
    afterClaim: afterClaim ?? (async () => undefined),
    inTurn,
  };
  const sweeping = setInterval(() => void sweep(accounts), sweepMilliseconds).unref();

  return {
    handle: accountsRoutes(accounts),
    identify: (from) => identify(accounts, from),
    ensureUser: (wanted, transaction) => ensureUser(accounts, wanted, transaction),
    tellAccount: (caller) => exportAccount(accounts, caller),
    confirmOwner: (caller, proof) => verifyOwner(accounts, caller, proof),
    proveOwnEmail: (caller, code) => verifyOwnEmail(accounts, caller, code),
    eraseAccount: deleteAccount,
    book: createAccountDirectory(database),
    close: async () => clearInterval(sweeping),
  };
};

const sweepMilliseconds = 5 * 60_000;

/** What is outdated only takes room, so a failed sweep waits for the next. */
const sweep = async (accounts: AccountsContext): Promise<void> => {
  const { database, limits, log, settings } = accounts;
  try {
    await limits.sweep();
    await deleteExpiredTokens(database);
    await deleteFlowsBefore(database, new Date(Date.now() - (settings.email.tokenTtlSeconds + 3600) * 1000));
    await deleteRetiredKeys(database, settings.accessTokenTtlSeconds);
    await deleteStaleFactors(accounts);
  } catch {
    log.error({}, 'what is outdated could not be swept');
  }
};
