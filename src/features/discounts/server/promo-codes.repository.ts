import { type Kysely, type RawBuilder, sql } from 'kysely';
import { allConditionsHold, type Clause } from '#core/server/database/atomic-statement.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { PromoCode } from '../promo-code.ts';

type Reader = Kysely<Tables>;

/** Returns a code with all its terms, which are not sent to clients (decision 7). */
export const findPromo = async (database: Reader, code: string): Promise<PromoCode | undefined> => {
  const row = await database.selectFrom('promo_codes').selectAll().where('code', '=', code).executeTakeFirst();
  return row === undefined
    ? undefined
    : {
        code: row.code,
        discountType: row.discount_type,
        discountValue: row.discount_value,
        isActive: row.is_active,
        validUntil: row.valid_until,
        maxUses: row.max_uses,
        currentUses: row.current_uses,
        minPurchase: row.min_purchase,
        ownerId: row.user_id,
        isFirstOrderOnly: row.is_first_order_only,
      };
};

/** Whether the customer has no order except cancelled ones. */
export const isFirstOrderOf = async (database: Reader, customerId: string): Promise<boolean> => {
  const order = await database
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', customerId)
    .where('status', '!=', 'cancelled')
    .limit(1)
    .executeTakeFirst();
  return order === undefined;
};

export type PromoCodeRedemption = Pick<PromoCode, 'code' | 'discountType' | 'discountValue'> & {
  readonly customerId: string;
  readonly subtotal: number;
  readonly now: Date;
};

/**
 * Increments the uses if the order may use the code and its terms are unchanged, so that concurrent orders cannot exceed its limit.
 * Counts the customer's orders under the lock of the preceding `limitOrders`.
 */
export const incrementUsesClause = (redemption: PromoCodeRedemption, lockedCustomer: RawBuilder<unknown>): Clause => ({
  name: 'code',
  locks: sql`code as (
    select from promo_codes
    where code = ${redemption.code}
      and discount_type = ${redemption.discountType}
      and discount_value = ${redemption.discountValue}
      and is_active
      and (valid_until is null or valid_until >= ${redemption.now})
      and (max_uses is null or current_uses < max_uses)
      and min_purchase <= ${redemption.subtotal}
      and (user_id is null or user_id = ${redemption.customerId})
      and (not is_first_order_only or (select not has_order from ${lockedCustomer}))
    for no key update
  )`,
  condition: sql`exists (select from code)`,
  writes: sql`used as (
    update promo_codes set current_uses = current_uses + 1 where code = ${redemption.code} and ${allConditionsHold}
  )`,
});

/** Decrements the uses of an existing code, not below 0. */
export const decrementUses = async (database: Reader, code: string): Promise<void> => {
  await sql`update promo_codes set current_uses = current_uses - 1 where code = ${code} and current_uses > 0`.execute(
    database,
  );
};

export type NewPromo = Pick<Tables['promo_codes'], 'code' | 'discount_type' | 'discount_value' | 'user_id'> & {
  readonly max_uses: number;
  readonly is_first_order_only: boolean;
};

/** Inserts a code; false when it exists. */
export const insertPromo = async (database: Reader, promo: NewPromo): Promise<boolean> => {
  const row = await database
    .insertInto('promo_codes')
    .values(promo)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

/** Returns a customer's usable code for a first order. */
export const findUnusedWelcome = async (database: Reader, ownerId: string): Promise<string | null> => {
  const row = await database
    .selectFrom('promo_codes')
    .select('code')
    .where('user_id', '=', ownerId)
    .where('is_first_order_only', '=', sql.lit(true))
    .where('is_active', '=', true)
    .where(sql<boolean>`current_uses < max_uses`)
    .executeTakeFirst();
  return row?.code ?? null;
};

type PromoAttempts = { readonly failed_attempts: number; readonly last_failed_at: Date };

/** Returns the failed attempts of a caller, if any. */
export const findAttempts = async (database: Kysely<Tables>, caller: string): Promise<PromoAttempts | undefined> => {
  const { rows } = await sql<PromoAttempts>`
    select failed_attempts, last_failed_at from promo_attempts where subject_hash = ${caller}`.execute(database);
  return rows[0];
};

/** Counts a failed attempt and returns the count, which restarts when the last attempt was before `resetBefore`. */
export const countFailure = async (
  database: Kysely<Tables>,
  { caller, now, resetBefore }: { readonly caller: string; readonly now: Date; readonly resetBefore: Date },
): Promise<number> => {
  const { rows } = await sql<{ failed_attempts: number }>`
    insert into promo_attempts (subject_hash, failed_attempts, last_failed_at) values (${caller}, 1, ${now})
    on conflict (subject_hash) do update set
      failed_attempts = case when promo_attempts.last_failed_at < ${resetBefore} then 1 else promo_attempts.failed_attempts + 1 end,
      last_failed_at = excluded.last_failed_at
    returning failed_attempts`.execute(database);
  return rows[0]?.failed_attempts ?? 1;
};

/** Deletes attempts before a time. */
export const deletePromoAttemptsBefore = async (database: Kysely<Tables>, moment: Date): Promise<void> => {
  await sql`delete from promo_attempts where last_failed_at < ${moment}`.execute(database);
};

export const clearPromoAttempts = async (database: Kysely<Tables>, caller: string): Promise<void> => {
  await sql`delete from promo_attempts where subject_hash = ${caller}`.execute(database);
};
