import { sql } from 'kysely';
import type { AccountsTransaction, Visitor } from '../accounts-room.ts';
import type { AuthenticationMethod, SessionRow } from '../tables.ts';

/**
 * Raises a session to aal2. Its refresh token moves on by two, and no token from before is forgiven any more: whoever
 * holds the weaker one must not come by the stronger (accounts contract, sections 3 and 5).
 */
export const raiseSession = (
  transaction: AccountsTransaction,
  session: SessionRow,
  proven: {
    readonly factorId: string;
    readonly amr: readonly AuthenticationMethod[];
    readonly visitor: Visitor;
  },
): Promise<SessionRow> => {
  const counter = session.refresh_counter + 2;
  return transaction
    .updateTable('auth.sessions')
    .set({
      aal: 'aal2',
      amr: JSON.stringify(proven.amr),
      factor_id: proven.factorId,
      refresh_counter: counter,
      refresh_floor: counter,
      refreshed_at: new Date(),
      ip: proven.visitor.address,
      user_agent: proven.visitor.userAgent,
    })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Ends the person's other sessions that have no second factor; answers their ids. */
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

/** Lets the sessions that this factor raised fall to aal1, and forget that it was proven. */
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
