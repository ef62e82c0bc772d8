import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import type { CourierCsvColumn } from '../courier-csv.ts';
import type { CourierForm } from '../courier-form.ts';

type Reader = Kysely<Tables>;

export type StoredCourier = Omit<Selectable<Tables['couriers']>, 'csv_columns'> & {
  readonly csv_columns: readonly CourierCsvColumn[];
};

/** All couriers: those in use first, then newest first. */
export const findCouriers = async (database: Reader): Promise<StoredCourier[]> => {
  const rows = await database
    .selectFrom('couriers')
    .selectAll()
    .orderBy('is_active', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toStored);
};

export const findCourier = async (database: Reader, id: string): Promise<StoredCourier | undefined> => {
  const row = await database.selectFrom('couriers').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toStored(row);
};

/** Locks a courier until the end of the transaction. */
export const lockCourier = async (transaction: Transaction<Tables>, id: string): Promise<StoredCourier | undefined> => {
  const row = await transaction
    .selectFrom('couriers')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && toStored(row);
};

/** Counts the parcels with each courier, up to `max`, by the courier's id. */
export const countParcelsOf = async (database: Reader, max: number): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: string; count: number }>`
    select couriers.id, (
      select count(*) from (
        select from shipments where courier_id = couriers.id and state = 'handed_over' limit ${max}
      ) as held
    ) as count from couriers`.execute(database);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** Inserts a courier, unless there are `max` already; the lock makes two admins count one after the other. */
export const insertCourier = async (
  transaction: Transaction<Tables>,
  courier: CourierForm,
  { max, at }: { readonly max: number; readonly at: Date },
): Promise<StoredCourier | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtext('couriers'))`.execute(transaction);
  const { count } = await transaction
    .selectFrom('couriers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= max) return undefined;
  const row = await transaction
    .insertInto('couriers')
    .values({ ...columnsOf(courier), created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStored(row);
};

export const updateCourier = async (
  transaction: Transaction<Tables>,
  id: string,
  courier: CourierForm,
): Promise<StoredCourier | undefined> => {
  const row = await transaction
    .updateTable('couriers')
    .set(columnsOf(courier))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toStored(row);
};

const columnsOf = ({ nameAr, nameEn, trackingUrl, isActive, columns }: CourierForm) => ({
  name_ar: nameAr,
  name_en: nameEn,
  tracking_url: trackingUrl,
  is_active: isActive,
  csv_columns: JSON.stringify(columns),
});

// the only writers of the columns are the functions above
const toStored = (row: Selectable<Tables['couriers']>): StoredCourier => ({
  ...row,
  csv_columns: row.csv_columns as CourierCsvColumn[],
});
