import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { inTransaction, queriesOn } from '../database/connect.ts';
import { createSecretBox } from '../sealing/secret-box.ts';
import { type AccountBook, openAccountBook } from './account-book.ts';
import { accountsRoutes } from './accounts.routes.ts';
import type {
  AccountsLog,
  AccountsPost,
  AccountsRoom,
  AccountsTransaction,
  AfterClaim,
  AfterSignUp,
  InTurn,
} from './accounts-room.ts';
import type { AccountsSettings } from './accounts-settings.ts';
import { type EnsuredUser, ensureUser, type WantedUser } from './ensure-user.ts';
import { sweepFactors } from './factors/sweep-factors.ts';
import { forgetFlowsBefore } from './flows/flow-states.repository.ts';
import type { AccountsEnvironment } from './http/read-visitor.ts';
import { type Caller, identify } from './identify.ts';
import { forgetRetiredKeys } from './keys/kept-keys.ts';
import { createKeyRing } from './keys/key-ring.ts';
import { readTrustedKeys } from './keys/trusted-keys.ts';
import { confirmSecretKey } from './keys/vault.repository.ts';
import { forgetOutdatedTokens } from './one-time/one-time-tokens.repository.ts';
import { confirmOwner, type OwnersProof } from './own/confirm-owner.ts';
import { eraseAccount } from './own/erase-account.ts';
import { proveOwnEmail } from './own/prove-own-email.ts';
import { type ToldAccount, tellAccount } from './own/tell-account.ts';
import type { AccountsTables } from './tables.ts';
import { createTryLimits } from './try-limits.ts';

/** The accounts service as the rest of the server sees it. */
export type Accounts = {
  /** To be mounted at `/auth/v1`. */
  readonly handle: Hono<AccountsEnvironment>;
  /** See `identify`: null for nobody, throws `Refusal('SIGN_IN_REQUIRED', { reason })` for a bad token. */
  readonly identify: (from: Request | string | null) => Promise<Caller | null>;
  /** See `ensureUser`: for the first admin. */
  readonly ensureUser: (wanted: WantedUser, transaction?: AccountsTransaction) => Promise<EnsuredUser>;
  /** See `tellAccount`: what is kept of a caller. */
  readonly tellAccount: (caller: Caller) => Promise<{ readonly account: ToldAccount; readonly isEmailProven: boolean }>;
  /** See `confirmOwner`: before something that cannot be undone. */
  readonly confirmOwner: (caller: Caller, proof: OwnersProof) => Promise<void>;
  /** See `proveOwnEmail`. */
  readonly proveOwnEmail: (caller: Caller, code: string) => Promise<void>;
  /** See `eraseAccount`. */
  readonly eraseAccount: typeof eraseAccount;
  /** What those who keep the shop may know of accounts. */
  readonly book: AccountBook;
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
  readonly post: AccountsPost;
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
  const room: AccountsRoom = {
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
  const sweeping = setInterval(() => void sweep(room), sweepMilliseconds).unref();

  return {
    handle: accountsRoutes(room),
    identify: (from) => identify(room, from),
    ensureUser: (wanted, transaction) => ensureUser(room, wanted, transaction),
    tellAccount: (caller) => tellAccount(room, caller),
    confirmOwner: (caller, proof) => confirmOwner(room, caller, proof),
    proveOwnEmail: (caller, code) => proveOwnEmail(room, caller, code),
    eraseAccount,
    book: openAccountBook(database),
    close: async () => clearInterval(sweeping),
  };
};

const sweepMilliseconds = 5 * 60_000;

/** What is outdated only takes room, so a failed sweep waits for the next. */
const sweep = async (room: AccountsRoom): Promise<void> => {
  const { database, limits, log, settings } = room;
  try {
    await limits.sweep();
    await forgetOutdatedTokens(database);
    await forgetFlowsBefore(database, new Date(Date.now() - (settings.email.tokenSeconds + 3600) * 1000));
    await forgetRetiredKeys(database, settings.accessTokenSeconds);
    await sweepFactors(room);
  } catch {
    log.error({}, 'what is outdated could not be swept');
  }
};
