import { type Kysely, sql } from 'kysely';
import type { PromoTerms } from '../../domain/promos/promo-form.ts';
import { countUpToMost, cursorOf, isBehind } from '../database/newest-first.ts';
import { patternHolding } from '../database/pattern-holding.ts';
import { plannedForItsValues } from '../database/prepared-statements.ts';
import type { Tables } from '../database/schema.ts';

type Reader = Kysely<Tables>;

export type WantedPromos = {
  readonly q?: string | undefined;
  readonly owned?: 'personally' | undefined;
  readonly after?: string | undefined;
};

/** Codes newest first, from behind a place on: the shop's, or those that belong to one customer each. */
export const findOfficePromos = (database: Reader, { after, ...wanted }: WantedPromos, limit: number) => {
  let query = promosOf(database, wanted);
  if (after !== undefined) query = query.where(isBehind('promo_codes', after));
  return query
    .leftJoin('profiles', 'profiles.id', 'promo_codes.owner_id')
    .select(columns)
    .select([isInOrders, cursorOf('promo_codes').as('cursor')])
    .orderBy('promo_codes.created_at', 'desc')
    .orderBy('promo_codes.id', 'desc')
    .limit(limit)
    .execute();
};

export const countOfficePromos = (database: Reader, wanted: WantedPromos) =>
  countUpToMost(database, promosOf(database, wanted));

export const findOfficePromo = (database: Reader, id: string) =>
  database
    .selectFrom('promo_codes')
    .leftJoin('profiles', 'profiles.id', 'promo_codes.owner_id')
    .select(columns)
    .select(isInOrders)
    .where('promo_codes.id', '=', id)
    .executeTakeFirst();

export type FoundPromo = NonNullable<Awaited<ReturnType<typeof findOfficePromo>>>;

/** The id of a new code of the shop; undefined when there is one of that name. */
export const insertOfficePromo = async (
  database: Reader,
  code: string,
  terms: PromoTerms,
): Promise<string | undefined> => {
  const row = await database
    .insertInto('promo_codes')
    .values({ code, ...columnsOf(terms) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/**
 * Whether a code of the shop got these terms: what it takes off stays once it was used, and its limit never falls below
 * its uses. One statement, so that nobody uses it in between.
 */
export const writeTerms = async (database: Reader, id: string, terms: PromoTerms): Promise<boolean> => {
  const { rows } = await sql`
    update promo_codes set discount_type = ${terms.discountType}, discount_value = ${terms.discountValue},
      min_purchase = ${terms.minPurchase}, max_uses = ${terms.maxUses}, valid_until = ${terms.validUntil}
    where id = ${id} and owner_id is null and (${terms.maxUses}::integer is null or current_uses <= ${terms.maxUses})
      and (discount_type = ${terms.discountType} and discount_value = ${terms.discountValue}
        or current_uses = 0 and not exists (select from orders where promo_code = promo_codes.code))
    returning id`.execute(database);
  return rows.length > 0;
};

export const writeOpening = async (database: Reader, id: string, isActive: boolean): Promise<void> => {
  await database.updateTable('promo_codes').set({ is_active: isActive }).where('id', '=', id).execute();
};

/** Whether a code of the shop that no order bears was removed. */
export const deleteUnused = async (database: Reader, id: string): Promise<boolean> => {
  const { rows } = await sql`
    delete from promo_codes where id = ${id} and owner_id is null and current_uses = 0
      and not exists (select from orders where promo_code = promo_codes.code)
    returning id`.execute(database);
  return rows.length > 0;
};

const columns = [
  'promo_codes.id',
  'promo_codes.code',
  'promo_codes.is_active',
  'promo_codes.discount_type',
  'promo_codes.discount_value',
  'promo_codes.min_purchase',
  'promo_codes.max_uses',
  'promo_codes.current_uses',
  'promo_codes.valid_until',
  'promo_codes.owner_id',
  'promo_codes.is_first_order_only',
  'promo_codes.created_at',
  'profiles.email as owner',
] as const;

const isInOrders = sql<boolean>`exists (select from orders where promo_code = promo_codes.code)`.as('is_in_orders');

const columnsOf = ({ discountType, discountValue, minPurchase, maxUses, validUntil }: PromoTerms) => ({
  discount_type: discountType,
  discount_value: discountValue,
  min_purchase: minPurchase,
  max_uses: maxUses,
  valid_until: validUntil,
});

const promosOf = (database: Reader, { q, owned }: Pick<WantedPromos, 'q' | 'owned'>) => {
  const query = database
    .selectFrom('promo_codes')
    .where(
      owned === undefined ? sql<boolean>`promo_codes.owner_id is null` : sql<boolean>`promo_codes.owner_id is not null`,
    );
  if (!q) return query;
  return query.where('promo_codes.code', 'like', patternHolding(q.toUpperCase())).modifyEnd(plannedForItsValues);
};
