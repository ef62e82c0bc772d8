import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, NotNull } from 'kysely';
import type { AccountsTransaction } from '../accounts-context.ts';
import type { AccountsTables, FlowStateRow } from '../tables.ts';

export type NewFlow = Insertable<AccountsTables['auth.flow_states']>;

export const insertFlow = (database: Kysely<AccountsTables>, flow: NewFlow): Promise<FlowStateRow> =>
  database.insertInto('auth.flow_states').values(flow).returningAll().executeTakeFirstOrThrow();

export const findFlowByCode = (database: Kysely<AccountsTables>, code: string): Promise<FlowStateRow | undefined> =>
  database.selectFrom('auth.flow_states').selectAll().where('auth_code', '=', code).executeTakeFirst();

/** Finds the flow with this code and locks it until the transaction ends. */
export const lockFlowByCode = (transaction: AccountsTransaction, code: string): Promise<FlowStateRow | undefined> =>
  transaction.selectFrom('auth.flow_states').selectAll().where('auth_code', '=', code).forUpdate().executeTakeFirst();

/** Stores and returns the code of a flow, which its client exchanges for a session. */
export const issueCode = async (
  transaction: AccountsTransaction,
  flowId: string,
  issued: { readonly userId: string; readonly encryptedProviderTokens?: Buffer },
): Promise<string> => {
  const code = randomUUID();
  await transaction
    .updateTable('auth.flow_states')
    .set({
      auth_code: code,
      user_id: issued.userId,
      code_issued_at: new Date(),
      encrypted_provider_tokens: issued.encryptedProviderTokens ?? null,
    })
    .where('id', '=', flowId)
    .execute();
  return code;
};

/** A flow through a provider. */
export type ProviderFlow = FlowStateRow & {
  readonly provider: string;
  readonly provider_nonce: string;
  readonly encrypted_provider_verifier: Buffer;
};

/** Claims the flow of a return from the provider with this state, once; undefined when it is not available. */
export const claimFlow = (
  database: Kysely<AccountsTables>,
  id: string,
  begunAfter: Date,
): Promise<ProviderFlow | undefined> =>
  database
    .updateTable('auth.flow_states')
    .set({ used_at: new Date() })
    .where('id', '=', id)
    .where('provider', 'is not', null)
    .where('used_at', 'is', null)
    .where('created_at', '>', begunAfter)
    .returningAll()
    .$narrowType<{ provider: NotNull; provider_nonce: NotNull; encrypted_provider_verifier: NotNull }>()
    .executeTakeFirst();

/** A flow through a provider, used or not. */
export const findProviderFlow = (database: Kysely<AccountsTables>, id: string): Promise<FlowStateRow | undefined> =>
  database
    .selectFrom('auth.flow_states')
    .selectAll()
    .where('id', '=', id)
    .where('provider', 'is not', null)
    .executeTakeFirst();

/** Whether the flow and the session in which it began still exist. */
export const isFlowAlive = async (transaction: AccountsTransaction, id: string): Promise<boolean> => {
  const flow = await transaction
    .selectFrom('auth.flow_states')
    .select('id')
    .where('id', '=', id)
    .where(({ exists, or, selectFrom, eb }) =>
      or([
        eb('linking_session_id', 'is', null),
        exists(selectFrom('auth.sessions').select('id').whereRef('id', '=', 'auth.flow_states.linking_session_id')),
      ]),
    )
    .executeTakeFirst();
  return flow !== undefined;
};

export const deleteFlow = async (transaction: AccountsTransaction, id: string): Promise<void> => {
  await transaction.deleteFrom('auth.flow_states').where('id', '=', id).execute();
};

/** Deletes flows that began before this moment. */
export const deleteFlowsBefore = async (database: Kysely<AccountsTables>, moment: Date): Promise<void> => {
  await database.deleteFrom('auth.flow_states').where('created_at', '<', moment).execute();
};
