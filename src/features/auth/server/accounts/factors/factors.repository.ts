import { type Insertable, type Kysely, sql } from 'kysely';
import type { AccountsTransaction, Visitor } from '../accounts-context.ts';
import type { TryLimit } from '../settings.ts';
import type {
  AccountsTables,
  AuthenticationMethod,
  ChallengeRow,
  FactorRow,
  FactorType,
  SessionRow,
} from '../tables.ts';

/** All factors of a user, unverified ones too, oldest first. */
export const factorsOf = (database: Kysely<AccountsTables>, userId: string): Promise<FactorRow[]> =>
  database.selectFrom('auth.factors').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

export const findFactor = (
  database: Kysely<AccountsTables>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<FactorRow | undefined> =>
  database.selectFrom('auth.factors').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();

export const insertFactor = (
  transaction: AccountsTransaction,
  factor: Insertable<AccountsTables['auth.factors']>,
): Promise<FactorRow> => transaction.insertInto('auth.factors').values(factor).returningAll().executeTakeFirstOrThrow();

/**
 * Sets the challenge time to now; undefined when the factor was challenged after `unlessSince` (compared in
 * SQL), or does not exist.
 */
export const markChallenged = (
  transaction: AccountsTransaction,
  id: string,
  unlessSince: Date | null,
): Promise<FactorRow | undefined> => {
  let due = transaction.updateTable('auth.factors').set({ last_challenged_at: new Date() }).where('id', '=', id);
  if (unlessSince !== null) {
    due = due.where((be) => be.or([be('last_challenged_at', 'is', null), be('last_challenged_at', '<=', unlessSince)]));
  }
  return due.returningAll().executeTakeFirst();
};

/** Marks the factor as verified; `step` is the time step of its code, null for types without one. */
export const markVerified = async (
  transaction: AccountsTransaction,
  { id }: FactorRow,
  step: number | null,
): Promise<void> => {
  await transaction
    .updateTable('auth.factors')
    .set({ status: 'verified', last_totp_step: step, failed_attempts: 0, locked_until: null, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
};

/** Counts a wrong code; at the maximum, locks the factor and resets the count. */
export const countWrongCode = async (
  transaction: AccountsTransaction,
  factor: FactorRow,
  { max: tries, windowSeconds: seconds }: TryLimit,
): Promise<void> => {
  const isLast = factor.failed_attempts + 1 >= tries;
  await transaction
    .updateTable('auth.factors')
    .set(
      isLast
        ? { failed_attempts: 0, locked_until: new Date(Date.now() + seconds * 1000) }
        : { failed_attempts: factor.failed_attempts + 1 },
    )
    .where('id', '=', factor.id)
    .execute();
};

export const deleteFactor = async (transaction: AccountsTransaction, id: string): Promise<void> => {
  await transaction.deleteFrom('auth.factors').where('id', '=', id).execute();
};

/** Deletes the user's other unverified factors of this type. */
export const deleteUnproven = async (
  transaction: AccountsTransaction,
  userId: string,
  type: FactorType,
): Promise<void> => {
  await transaction
    .deleteFrom('auth.factors')
    .where('user_id', '=', userId)
    .where('factor_type', '=', type)
    .where('status', '=', 'unverified')
    .execute();
};

/** Deletes factors enrolled before this moment and never challenged: of one user, or of all. */
export const deleteAbandonedFactors = async (
  database: Kysely<AccountsTables>,
  before: Date,
  userId: string | null = null,
): Promise<void> => {
  let abandoned = database
    .deleteFrom('auth.factors')
    .where('status', '=', 'unverified')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('auth.challenges').whereRef('factor_id', '=', 'auth.factors.id').select('id'))),
    );
  if (userId !== null) abandoned = abandoned.where('user_id', '=', userId);
  await abandoned.execute();
};

export const insertChallenge = (
  transaction: AccountsTransaction,
  challenge: Insertable<AccountsTables['auth.challenges']>,
): Promise<ChallengeRow> =>
  transaction.insertInto('auth.challenges').values(challenge).returningAll().executeTakeFirstOrThrow();

/** Locks the challenge of this factor until the end of the transaction; returns whether this network address created it. */
export const lockChallenge = (
  transaction: AccountsTransaction,
  { id, factorId, address }: { readonly id: string; readonly factorId: string; readonly address: string | null },
): Promise<(ChallengeRow & { readonly isFromAddress: boolean }) | undefined> =>
  transaction
    .selectFrom('auth.challenges')
    .selectAll()
    .select((be) => be('ip', 'is not distinct from', address).$castTo<boolean>().as('isFromAddress'))
    .where('id', '=', id)
    .where('factor_id', '=', factorId)
    .forUpdate()
    .executeTakeFirst();

export const markChallengeUsed = async (transaction: AccountsTransaction, id: string): Promise<void> => {
  await transaction.updateTable('auth.challenges').set({ used_at: new Date() }).where('id', '=', id).execute();
};

export const deleteChallengesBefore = async (database: Kysely<AccountsTables>, moment: Date): Promise<void> => {
  await database.deleteFrom('auth.challenges').where('created_at', '<', moment).execute();
};

/**
 * Raises a session to aal2. Advances its refresh token by two, and no earlier token has a grace period: the
 * owner of an aal1 token must not obtain aal2 (accounts contract, sections 3 and 5).
 */
export const raiseSession = (
  transaction: AccountsTransaction,
  session: SessionRow,
  verifyFactor: {
    readonly factorId: string;
    readonly amr: readonly AuthenticationMethod[];
    readonly visitor: Visitor;
  },
): Promise<SessionRow> => {
  const counter = session.refresh_sequence + 2;
  return transaction
    .updateTable('auth.sessions')
    .set({
      aal: 'aal2',
      amr: JSON.stringify(verifyFactor.amr),
      factor_id: verifyFactor.factorId,
      refresh_sequence: counter,
      refresh_minimum_sequence: counter,
      refreshed_at: new Date(),
      ip: verifyFactor.visitor.address,
      user_agent: verifyFactor.visitor.userAgent,
    })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Ends the user's other aal1 sessions; returns their ids. */
export const endWeakerSessions = async (transaction: AccountsTransaction, raised: SessionRow): Promise<string[]> => {
  const ended = await transaction
    .deleteFrom('auth.sessions')
    .where('user_id', '=', raised.user_id)
    .where('id', '!=', raised.id)
    .where('aal', '=', 'aal1')
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
};

/** Lowers the sessions that this factor raised to aal1 and removes its method from them. */
export const lowerSessions = async (
  transaction: AccountsTransaction,
  factorId: string,
  method: string,
): Promise<void> => {
  await transaction
    .updateTable('auth.sessions')
    .set({
      aal: 'aal1',
      factor_id: null,
      amr: sql`coalesce((
        select jsonb_agg(entry order by place)
        from jsonb_array_elements(amr) with ordinality as entries (entry, place)
        where entry ->> 'method' <> ${method}
      ), '[]')`,
    })
    .where('factor_id', '=', factorId)
    .execute();
};
