import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { firstFilled } from '#core/server/database/first-filled.ts';
import { countUpTo, cursorOf, isAfterCursor } from '#core/server/database/pagination.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

export type StoredLine = Selectable<Tables['cod_settlement_lines']>;

export type NewLine = Pick<
  StoredLine,
  'key' | 'number' | 'tracking_number' | 'order_number' | 'amount' | 'fee' | 'day'
>;

export type NewSettlement = {
  readonly courierId: string;
  readonly fileName: string;
  readonly adminId: string;
  readonly at: Date;
  readonly lines: readonly NewLine[];
};

/** Lines per statement, which limits its size. */
const BATCH_SIZE = 1000;

/**
 * Inserts a file with its lines, except those of earlier files of the courier. Lines are inserted in the sequence of their
 * keys, so that two transactions with the same lines cannot deadlock; the one that waits inserts none of them.
 */
export const insertSettlement = async (
  transaction: Transaction<Tables>,
  { courierId, fileName, adminId, at, lines }: NewSettlement,
): Promise<string> => {
  const { id } = await transaction
    .insertInto('cod_settlements')
    .values({
      courier_id: courierId,
      file_name: fileName,
      line_count: 0,
      amount: 0,
      repeated_count: 0,
      created_at: at,
      admin_id: adminId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sorted = lines.toSorted((one, other) => Buffer.compare(one.key, other.key));
  let [count, amount] = [0, 0];
  for (let start = 0; start < sorted.length; start += BATCH_SIZE) {
    const { rows } = await sql<{ amount: number }>`
      insert into cod_settlement_lines (settlement_id, courier_id, key, number, tracking_number, order_number, amount, fee, day,
        outcome, created_at)
      select ${id}::uuid, ${courierId}::uuid, decode(line ->> 'key', 'hex'), (line ->> 'number')::integer,
        line ->> 'tracking_number', line ->> 'order_number', (line ->> 'amount')::bigint, (line ->> 'fee')::bigint,
        (line ->> 'day')::date, 'waiting', ${at}::timestamptz + (line ->> 'number')::integer * interval '1 microsecond'
      from jsonb_array_elements(${linesJson(sorted.slice(start, start + BATCH_SIZE))}::jsonb)
        with ordinality as given (line, place)
      order by place
      on conflict (courier_id, key) do nothing
      returning amount`.execute(transaction);
    count += rows.length;
    amount += rows.reduce((sum, row) => sum + row.amount, 0);
  }
  await transaction
    .updateTable('cod_settlements')
    .set({ line_count: count, amount, repeated_count: lines.length - count })
    .where('id', '=', id)
    .execute();
  return id;
};

const linesJson = (lines: readonly NewLine[]): string =>
  JSON.stringify(lines.map((line) => ({ ...line, key: line.key.toString('hex') })));

/** Returns which of these keys, in hex, earlier files of the courier contain. */
export const findExistingKeys = async (
  database: Reader,
  courierId: string,
  keys: readonly Buffer[],
): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectFrom('cod_settlement_lines')
    .select('key')
    .where('courier_id', '=', courierId)
    .where('key', '=', sql<Buffer>`any (${keys}::bytea[])`)
    .execute();
  return new Set(rows.map(({ key }) => key.toString('hex')));
};

/** Condition of the index `cod_settlement_lines_waiting_idx`. */
const isWaiting = sql<boolean>`outcome = 'waiting'`;

/** Locks waiting lines of a file; skips lines locked by another process. */
export const lockWaitingLines = (
  transaction: Transaction<Tables>,
  settlementId: string,
  limit: number,
): Promise<StoredLine[]> =>
  transaction
    .selectFrom('cod_settlement_lines')
    .selectAll()
    .where('settlement_id', '=', settlementId)
    .where(isWaiting)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Returns the files with waiting lines. */
export const findWaitingSettlements = async (database: Reader): Promise<string[]> => {
  const rows = await database
    .selectFrom('cod_settlement_lines')
    .select('settlement_id')
    .distinct()
    .where(isWaiting)
    .execute();
  return rows.map(({ settlement_id: id }) => id);
};

export const lockLine = (transaction: Transaction<Tables>, id: string): Promise<StoredLine | undefined> =>
  transaction.selectFrom('cod_settlement_lines').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateLine = async (
  transaction: Transaction<Tables>,
  id: string,
  change: Partial<
    Pick<StoredLine, 'outcome' | 'order_id' | 'shipment_id' | 'due' | 'booked' | 'settled_at' | 'settled_by' | 'note'>
  >,
): Promise<void> => {
  await transaction.updateTable('cod_settlement_lines').set(change).where('id', '=', id).execute();
};

/**
 * Deletes waiting lines and updates the counts of their file, so that importing it again adds them. Returns their number.
 */
export const deleteWaitingLines = async (transaction: Transaction<Tables>, settlementId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from cod_settlement_lines where settlement_id = ${settlementId} and outcome = 'waiting' returning amount
    )
    update cod_settlements set line_count = line_count - (select count(*) from gone),
      amount = amount - (select coalesce(sum(amount), 0) from gone)
    where id = ${settlementId}
    returning (select count(*)::integer from gone) as count`.execute(transaction);
  return rows[0]?.count ?? 0;
};

const isOpen = sql<boolean>`settled_at is null and outcome in ('short', 'over', 'unknown', 'paid_before')`;

const selectSettlements = (database: Reader) =>
  database
    .selectFrom('cod_settlements')
    .innerJoin('couriers', 'couriers.id', 'cod_settlements.courier_id')
    .leftJoin('profiles', 'profiles.id', 'cod_settlements.admin_id')
    .selectAll('cod_settlements')
    .select(['couriers.name_ar', 'couriers.name_en'])
    .select(firstFilled('profiles.name', 'profiles.email', 'profiles.phone_number').as('by'))
    .select([
      sql<number>`(select coalesce(sum(booked), 0)::bigint from cod_settlement_lines where settlement_id = cod_settlements.id)`.as(
        'booked',
      ),
      sql<number>`(select count(*) from cod_settlement_lines
        where settlement_id = cod_settlements.id and outcome = 'waiting')`.as('waiting'),
      sql<number>`(select count(*) from cod_settlement_lines where settlement_id = cod_settlements.id and ${isOpen})`.as(
        'open',
      ),
    ]);

export const findSettlement = (database: Reader, id: string) =>
  selectSettlements(database).where('cod_settlements.id', '=', id).executeTakeFirst();

export type ListedSettlement = NonNullable<Awaited<ReturnType<typeof findSettlement>>>;

/** Returns imported files after a cursor, newest first. */
export const findSettlements = (database: Reader, after: string | undefined, limit: number) => {
  let query = selectSettlements(database);
  if (after !== undefined) query = query.where(isAfterCursor('cod_settlements', after));
  return query
    .select(cursorOf('cod_settlements').as('cursor'))
    .orderBy('cod_settlements.created_at', 'desc')
    .orderBy('cod_settlements.id', 'desc')
    .limit(limit)
    .execute();
};

export const countSettlements = (database: Reader) => countUpTo(database, database.selectFrom('cod_settlements'));

export type LineFilters = {
  readonly settlement?: string | undefined;
  /** All lines; without it only those that need a decision. */
  readonly show?: 'all' | undefined;
};

const selectLines = (database: Reader, { settlement, show }: LineFilters) => {
  let query = database.selectFrom('cod_settlement_lines');
  if (settlement !== undefined) query = query.where('cod_settlement_lines.settlement_id', '=', settlement);
  if (show !== 'all') query = query.where(isOpen);
  return query;
};

const withNames = (query: ReturnType<typeof selectLines>) =>
  query
    .innerJoin('cod_settlements', 'cod_settlements.id', 'cod_settlement_lines.settlement_id')
    .innerJoin('couriers', 'couriers.id', 'cod_settlement_lines.courier_id')
    .leftJoin('orders', 'orders.id', 'cod_settlement_lines.order_id')
    .leftJoin('profiles', 'profiles.id', 'cod_settlement_lines.settled_by')
    .selectAll('cod_settlement_lines')
    .select(['cod_settlements.file_name', 'couriers.name_ar', 'couriers.name_en'])
    .select(['orders.order_number as found_order'])
    .select(firstFilled('profiles.name', 'profiles.email', 'profiles.phone_number').as('settled_by_name'));

/** Returns lines in import order, after a cursor. */
export const findLines = (
  database: Reader,
  { after, ...filters }: LineFilters & { readonly after?: string | undefined },
  limit: number,
) => {
  let query = selectLines(database, filters);
  if (after !== undefined) query = query.where(isAfterCursor('cod_settlement_lines', after, true));
  return withNames(query)
    .select(cursorOf('cod_settlement_lines').as('cursor'))
    .orderBy('cod_settlement_lines.created_at')
    .orderBy('cod_settlement_lines.id')
    .limit(limit)
    .execute();
};

export const countLines = (database: Reader, filters: LineFilters) =>
  countUpTo(database, selectLines(database, filters));

export const findLine = (database: Reader, id: string) =>
  withNames(database.selectFrom('cod_settlement_lines').where('cod_settlement_lines.id', '=', id)).executeTakeFirst();

export type ListedLine = NonNullable<Awaited<ReturnType<typeof findLine>>>;

/** Returns the totals of each courier and day in a range, newest day first. */
export const findTotals = async (database: Reader, { from, to }: { readonly from: string; readonly to: string }) => {
  const { rows } = await sql<{
    day: string;
    courier_id: string;
    name_ar: string;
    name_en: string;
    lines: number;
    amount: number;
    fees: number;
    booked: number;
    open: number;
  }>`
    select to_char(totals.day, 'YYYY-MM-DD') as day, totals.courier_id, couriers.name_ar, couriers.name_en,
      totals.lines, totals.amount, totals.fees, totals.booked, totals.open
    from (
      select day, courier_id, count(*) as lines, sum(amount)::bigint as amount, coalesce(sum(fee), 0)::bigint as fees,
        sum(booked)::bigint as booked, count(*) filter (where ${isOpen}) as open
      from cod_settlement_lines where day between ${from}::date and ${to}::date
      group by day, courier_id
    ) as totals join couriers on couriers.id = totals.courier_id
    order by totals.day desc, couriers.name_en`.execute(database);
  return rows;
};

export const updateSettlementColumns = async (
  transaction: Transaction<Tables>,
  courierId: string,
  columns: object,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('couriers')
    .set({ settlement_columns: JSON.stringify(columns) })
    .where('id', '=', courierId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Returns the lines of these orders, oldest first. */
export const findLinesOfOrders = (database: Reader, orderIds: readonly string[]): Promise<StoredLine[]> =>
  database
    .selectFrom('cod_settlement_lines')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Removes tracking numbers and notes from the lines of a customer's orders. */
export const anonymizeLines = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction
    .updateTable('cod_settlement_lines')
    .set({ tracking_number: null, note: null })
    .where('order_id', 'in', (query) => query.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute();
};
