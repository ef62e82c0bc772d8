import { type Kysely, sql } from 'kysely';
import { containsPattern, countUpTo, cursorOf, isAfterCursor } from '#core/server/database/pagination.ts';
import { withCustomPlan } from '#core/server/database/prepared-statements.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { PromoTerms } from '../promo-form.ts';

type Reader = Kysely<Tables>;

export type PromoCodeFilters = {
  readonly q?: string | undefined;
  readonly owned?: 'personally' | undefined;
  readonly after?: string | undefined;
};

/** Returns codes behind a cursor, newest first: shop codes, or personal codes of customers. */
export const findAdminPromoCodes = (database: Reader, { after, ...filters }: PromoCodeFilters, limit: number) => {
  let query = promosOf(database, filters);
  if (after !== undefined) query = query.where(isAfterCursor('promo_codes', after));
  return query
    .leftJoin('profiles', 'profiles.id', 'promo_codes.user_id')
    .select(columns)
    .select([isInOrders, cursorOf('promo_codes').as('cursor')])
    .orderBy('promo_codes.created_at', 'desc')
    .orderBy('promo_codes.id', 'desc')
    .limit(limit)
    .execute();
};

export const countAdminPromoCodes = (database: Reader, filters: PromoCodeFilters) =>
  countUpTo(database, promosOf(database, filters));

export const findAdminPromoCode = (database: Reader, id: string) =>
  database
    .selectFrom('promo_codes')
    .leftJoin('profiles', 'profiles.id', 'promo_codes.user_id')
    .select(columns)
    .select(isInOrders)
    .where('promo_codes.id', '=', id)
    .executeTakeFirst();

export type PromoCodeRow = NonNullable<Awaited<ReturnType<typeof findAdminPromoCode>>>;

/** Inserts a shop code and returns its id; undefined when the code exists. */
export const insertAdminPromoCode = async (
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
 * Updates the terms of a shop code; false for a changed discount of a used code or a limit below its uses. A single statement, so
 * that no order can use the code between check and update.
 */
export const updateTerms = async (database: Reader, id: string, terms: PromoTerms): Promise<boolean> => {
  const { rows } = await sql`
    update promo_codes set discount_type = ${terms.discountType}, discount_value = ${terms.discountValue},
      min_purchase = ${terms.minPurchase}, max_uses = ${terms.maxUses}, valid_until = ${terms.validUntil}
    where id = ${id} and user_id is null and (${terms.maxUses}::integer is null or current_uses <= ${terms.maxUses})
      and (discount_type = ${terms.discountType} and discount_value = ${terms.discountValue}
        or current_uses = 0 and not exists (select from orders where promo_code = promo_codes.code))
    returning id`.execute(database);
  return rows.length > 0;
};

export const updateActive = async (database: Reader, id: string, isActive: boolean): Promise<void> => {
  await database.updateTable('promo_codes').set({ is_active: isActive }).where('id', '=', id).execute();
};

/** Deletes a shop code that no order uses; false when it is used. */
export const deleteUnused = async (database: Reader, id: string): Promise<boolean> => {
  const { rows } = await sql`
    delete from promo_codes where id = ${id} and user_id is null and current_uses = 0
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
  'promo_codes.user_id',
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

const promosOf = (database: Reader, { q, owned }: Pick<PromoCodeFilters, 'q' | 'owned'>) => {
  const query = database
    .selectFrom('promo_codes')
    .where(
      owned === undefined ? sql<boolean>`promo_codes.user_id is null` : sql<boolean>`promo_codes.user_id is not null`,
    );
  if (!q) return query;
  return query.where('promo_codes.code', 'like', containsPattern(q.toUpperCase())).modifyEnd(withCustomPlan);
};
