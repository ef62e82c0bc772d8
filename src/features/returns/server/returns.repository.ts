import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ListSort } from '#core/api/sort-orders.ts';
import type { Piastres } from '#core/money/money.ts';
import { firstFilled } from '#core/server/database/first-filled.ts';
import { countUpTo, cursorOf, isAfterCursor } from '#core/server/database/pagination.ts';
import { withCustomPlan } from '#core/server/database/prepared-statements.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { LineReason, ReturnKind, ReturnState } from '../return.ts';

type Reader = Kysely<Tables>;

export type StoredReturn = Selectable<Tables['returns']>;
export type StoredReturnLine = Selectable<Tables['return_lines']>;

/** Returns the returns of orders, newest first. */
export const findReturns = (database: Reader, orderIds: readonly string[]): Promise<StoredReturn[]> =>
  database
    .selectFrom('returns')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findReturn = (database: Reader, id: string): Promise<StoredReturn | undefined> =>
  database.selectFrom('returns').selectAll().where('id', '=', id).executeTakeFirst();

export const findLines = (database: Reader, returnIds: readonly string[]): Promise<StoredReturnLine[]> =>
  returnIds.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('return_lines')
        .selectAll()
        .where('return_id', 'in', [...returnIds])
        .orderBy('return_id')
        .orderBy('product_id')
        .execute();

/** Returns the lines of an order's returns with the state of each return. */
export const findLinesOfOrder = (database: Reader, orderId: string) =>
  database
    .selectFrom('return_lines as line')
    .innerJoin('returns', 'returns.id', 'line.return_id')
    .select([
      'line.return_id',
      'line.product_id',
      'line.quantity',
      'line.reason',
      'line.restocked',
      'line.written_off',
      'returns.state',
      'returns.shipping_refund',
    ])
    .where('returns.order_id', '=', orderId)
    .orderBy('returns.created_at')
    .orderBy('line.product_id')
    .execute();

/** Returns the pairs of return and refund ids of orders. */
export const findReturnRefunds = (database: Reader, orderIds: readonly string[]) =>
  database
    .selectFrom('return_refunds as link')
    .innerJoin('returns', 'returns.id', 'link.return_id')
    .select(['link.refund_id', 'link.return_id'])
    .where('returns.order_id', 'in', [...orderIds])
    .execute();

export type NewReturn = {
  readonly orderId: string;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  readonly requestKey: string | null;
  readonly comment: string | null;
  readonly lines: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly reason: LineReason;
    readonly restocked?: number;
    readonly writtenOff?: number;
    readonly amount?: Piastres;
  }[];
  readonly due?: { readonly goods: Piastres; readonly shipping: Piastres };
  readonly by: string;
  readonly at: Date;
};

/** Inserts a return with its lines and first history entry; returns its id. */
export const insertReturn = async (transaction: Transaction<Tables>, input: NewReturn): Promise<string> => {
  const { id } = await transaction
    .insertInto('returns')
    .values({
      order_id: input.orderId,
      kind: input.kind,
      state: input.state,
      request_key: input.requestKey,
      comment: input.comment,
      goods_refund: input.due?.goods ?? null,
      shipping_refund: input.due?.shipping ?? null,
      created_at: input.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('return_lines')
    .values(
      input.lines.map(({ productId, quantity, reason, restocked = 0, writtenOff = 0, amount = null }) => ({
        return_id: id,
        product_id: productId,
        quantity,
        reason,
        restocked,
        written_off: writtenOff,
        amount,
      })),
    )
    .execute();
  await insertChange(transaction, { id, to: input.state, by: input.by, at: input.at });
  return id;
};

export type ReturnChange = {
  readonly id: string;
  readonly to: ReturnState;
  /** Account that made the change; null for the shop. */
  readonly by: string | null;
  readonly at: Date;
  /** Note to the customer; replaces an earlier one. */
  readonly reply?: string | null;
  readonly due?: { readonly goods: Piastres; readonly shipping: Piastres };
  /** Waived part of the goods and shipping. */
  readonly waived?: Piastres;
};

/** Updates the state of a return and adds a history entry; the caller holds the order lock. */
export const updateReturn = async (
  transaction: Transaction<Tables>,
  { reply, due, waived = 0, ...change }: ReturnChange,
): Promise<void> => {
  await transaction
    .updateTable('returns')
    .set({
      state: change.to,
      ...(reply === undefined || reply === null ? {} : { reply }),
      ...(due === undefined ? {} : { goods_refund: due.goods, shipping_refund: due.shipping, waived }),
    })
    .where('id', '=', change.id)
    .execute();
  await insertChange(transaction, change);
};

const insertChange = async (
  transaction: Transaction<Tables>,
  { id, to, by, at }: Pick<ReturnChange, 'id' | 'to' | 'by' | 'at'>,
): Promise<void> => {
  await transaction
    .insertInto('return_changes')
    .values({ return_id: id, to_state: to, changed_by: by, changed_at: at })
    .execute();
};

/** Updates the received quantities of a line and its share of the refund. */
export const updateLine = async (
  transaction: Transaction<Tables>,
  {
    returnId,
    productId,
    ...received
  }: {
    readonly returnId: string;
    readonly productId: string;
    readonly restocked: number;
    readonly writtenOff: number;
    readonly amount: Piastres;
  },
): Promise<void> => {
  await transaction
    .updateTable('return_lines')
    .set({ restocked: received.restocked, written_off: received.writtenOff, amount: received.amount })
    .where('return_id', '=', returnId)
    .where('product_id', '=', productId)
    .execute();
};

/** Links refunds to a return. */
export const insertReturnRefunds = async (
  transaction: Transaction<Tables>,
  returnId: string,
  refundIds: readonly string[],
): Promise<void> => {
  await transaction
    .insertInto('return_refunds')
    .values(refundIds.map((refundId) => ({ refund_id: refundId, return_id: returnId })))
    .execute();
};

/** Returns the history of returns with the names of the users, oldest first. */
export const findReturnChanges = (database: Reader, returnIds: readonly string[]) =>
  returnIds.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('return_changes as change')
        .leftJoin('profiles', 'profiles.id', 'change.changed_by')
        .select(['change.return_id', 'change.to_state', 'change.changed_at'])
        .select(firstFilled('profiles.name', 'profiles.email', 'profiles.phone_number').as('name'))
        .where('change.return_id', 'in', [...returnIds])
        .orderBy('change.id')
        .execute();

/** Returns the history of the orders' returns, oldest first. */
export const findChangesOfOrders = (database: Reader, orderIds: readonly string[]) =>
  database
    .selectFrom('return_changes as change')
    .innerJoin('returns', 'returns.id', 'change.return_id')
    .leftJoin('profiles', 'profiles.id', 'change.changed_by')
    .select(['returns.order_id', 'change.to_state', 'change.changed_at'])
    .select(firstFilled('profiles.name', 'profiles.email', 'profiles.phone_number').as('name'))
    .where('returns.order_id', 'in', [...orderIds])
    .orderBy('change.id')
    .execute();

/** Returns the newest returns of a customer with their number of items. */
export const findReturnsOfCustomer = (database: Reader, userId: string, limit: number) =>
  database
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select((returned) => [
      'returns.id',
      'returns.kind',
      'returns.state',
      'returns.created_at',
      'orders.order_number',
      returned
        .selectFrom('return_lines')
        .select(({ fn, ref }) => fn.sum<number>(ref('quantity')).as('quantity'))
        .whereRef('return_lines.return_id', '=', 'returns.id')
        .as('quantity'),
    ])
    .where('orders.user_id', '=', userId)
    .orderBy('returns.created_at', 'desc')
    .orderBy('returns.id', 'desc')
    .limit(limit)
    .execute();

type Filters = {
  readonly state?: ReturnState | undefined;
  readonly sort?: ListSort | undefined;
  readonly after?: string | undefined;
};

/** Returns a page of returns after a cursor, by time. */
export const findListedReturns = (database: Reader, { state, sort, after }: Filters, limit: number) => {
  const isOldestFirst = sort === 'oldest';
  const direction = isOldestFirst ? 'asc' : 'desc';
  let query = database.selectFrom('returns').selectAll().select(cursorOf('returns').as('cursor'));
  if (state !== undefined) query = query.where('state', '=', state);
  if (after !== undefined) query = query.where(isAfterCursor('returns', after, isOldestFirst));
  return query.orderBy('created_at', direction).orderBy('id', direction).limit(limit).execute();
};

/** Time of the oldest return in a state. */
export const findOldestReturn = async (database: Reader, state: ReturnState): Promise<Date | null> => {
  const [oldest] = await findListedReturns(database, { state, sort: 'oldest' }, 1);
  return oldest?.created_at ?? null;
};

/** Counts returns, optionally of one state. */
export const countReturns = (database: Reader, state: ReturnState | undefined) => {
  const query = database.selectFrom('returns');
  // a state may be rare, and a generic plan would scan the table
  return countUpTo(database, state === undefined ? query : query.where('state', '=', state).modifyEnd(withCustomPlan));
};

/** Deletes the notes of the returns of an account's orders; products, amounts and times remain. */
export const anonymizeReturns = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await sql`
    update returns set comment = null, reply = null
    from orders where orders.id = returns.order_id and orders.user_id = ${userId}`.execute(transaction);
};
