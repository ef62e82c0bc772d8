import { type Kysely, sql, type Transaction } from 'kysely';
import type { Deed, DeedDetails } from '../../domain/office/deeds.ts';
import { countUpToMost, cursorOf, isBehind } from '../database/newest-first.ts';
import type { Tables } from '../database/schema.ts';

export type DoneDeed = {
  readonly adminId: string;
  readonly deed: Deed;
  /** What it was done to, as an admin calls it: a code, an order's number, an address. */
  readonly subject: string;
  readonly details?: DeedDetails;
};

/** Who it was is told by the account; its address of the moment the database writes. */
export const insertDeed = async (
  transaction: Transaction<Tables>,
  { adminId, deed, subject, details = {} }: DoneDeed,
): Promise<void> => {
  await transaction
    .insertInto('audit_log')
    .values({ admin_id: adminId, deed, subject, details: JSON.stringify(details) })
    .execute();
};

export type WantedDeeds = {
  readonly admin?: string | undefined;
  readonly deed?: string | undefined;
};

/** Deeds newest first, from behind a place on. */
export const findDeeds = (
  database: Kysely<Tables>,
  { after, ...wanted }: WantedDeeds & { readonly after?: string | undefined },
  limit: number,
) => {
  let query = deedsOf(database, wanted);
  if (after !== undefined) query = query.where(isBehind('audit_log', after));
  return query
    .select(['id', 'created_at', 'admin_email', 'deed', 'subject', 'details', cursorOf('audit_log').as('cursor')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};

export const countDeeds = (database: Kysely<Tables>, wanted: WantedDeeds) =>
  countUpToMost(database, deedsOf(database, wanted));

/** The accounts that were taken out of the team, under the address of that moment. */
export const findRevoked = async (database: Kysely<Tables>): Promise<{ id: string; email: string }[]> => {
  const { rows } = await sql<{ id: string; email: string }>`
    select distinct on (details ->> 'account') details ->> 'account' as id, subject as email from audit_log
    where deed = 'admin.revoked' order by details ->> 'account', created_at desc`.execute(database);
  return rows;
};

const deedsOf = (database: Kysely<Tables>, { admin, deed }: WantedDeeds) => {
  let query = database.selectFrom('audit_log');
  if (admin !== undefined) query = query.where('admin_id', '=', admin);
  return deed === undefined ? query : query.where('deed', '=', deed);
};
