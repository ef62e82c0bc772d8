import { type Kysely, sql } from 'kysely';
import { countUpTo, cursorOf, isAfterCursor } from '#core/server/database/pagination.ts';
import { namesWithKinds } from '#features/products/server/product-names-sql.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { AdminReview } from '../reviews.admin.contract.ts';

type Reader = Kysely<Tables>;

export type ReviewFilters = {
  readonly visibility?: 'shown' | 'hidden' | undefined;
  readonly after?: string | undefined;
};

/** Returns reviews of all products after a cursor, newest first. */
export const findAdminReviews = async (database: Reader, { visibility, after }: ReviewFilters, limit: number) => {
  let query = reviewsOf(database, visibility);
  if (after !== undefined) query = query.where(isAfterCursor('reviews', after));
  const rows = await query
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('profiles', 'profiles.id', 'reviews.user_id')
    .select(columns)
    .select(cursorOf('reviews').as('cursor'))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toReview(row), cursor: row.cursor }));
};

export const countAdminReviews = (database: Reader, visibility: ReviewFilters['visibility']) =>
  countUpTo(database, reviewsOf(database, visibility));

/** Returns the newest reviews of a customer, including hidden ones. */
export const findAdminReviewsOf = async (database: Reader, userId: string, limit: number): Promise<AdminReview[]> => {
  const rows = await database
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('profiles', 'profiles.id', 'reviews.user_id')
    .select(columns)
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toReview);
};

/** Hides a review with a reason, or restores it; undefined when there is none. */
export const setReviewHidden = async (
  database: Reader,
  id: string,
  hiddenReason: string | null,
): Promise<AdminReview | undefined> => {
  await database
    .updateTable('reviews')
    .set({ is_hidden: hiddenReason !== null, hidden_reason: hiddenReason })
    .where('id', '=', id)
    .execute();
  return findReview(database, id);
};

const findReview = async (database: Reader, id: string): Promise<AdminReview | undefined> => {
  const row = await database
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('profiles', 'profiles.id', 'reviews.user_id')
    .select(columns)
    .where('reviews.id', '=', id)
    .executeTakeFirst();
  return row && toReview(row);
};

/** Sets or deletes the public reply to a review; undefined when there is no such review. */
export const setReviewReply = async (
  database: Reader,
  id: string,
  { reply, at }: { readonly reply: string | null; readonly at: Date },
): Promise<AdminReview | undefined> => {
  await database
    .updateTable('reviews')
    .set({ reply, replied_at: reply === null ? null : at })
    .where('id', '=', id)
    .execute();
  return findReview(database, id);
};

const columns = [
  'reviews.id',
  'reviews.product_id',
  'products.name_ar',
  'products.name_en',
  'products.subtitle_ar',
  'products.subtitle_en',
  'profiles.name as author',
  'reviews.rating',
  'reviews.comment',
  'reviews.created_at',
  'reviews.is_hidden',
  'reviews.hidden_reason',
  'reviews.reply',
  'reviews.replied_at',
] as const;

type Row = {
  readonly id: string;
  readonly product_id: string;
  readonly name_ar: string;
  readonly name_en: string;
  readonly subtitle_ar: string;
  readonly subtitle_en: string;
  readonly author: string | null;
  readonly rating: number;
  readonly comment: string | null;
  readonly created_at: Date;
  readonly is_hidden: boolean;
  readonly hidden_reason: string | null;
  readonly reply: string | null;
  readonly replied_at: Date | null;
};

const toReview = (row: Row): AdminReview => ({
  id: row.id,
  product: { id: row.product_id, name: namesWithKinds(row) },
  author: row.author,
  rating: row.rating,
  comment: row.comment,
  createdAt: row.created_at.toISOString(),
  isHidden: row.is_hidden,
  hiddenReason: row.hidden_reason,
  reply: row.reply,
  repliedAt: row.replied_at?.toISOString() ?? null,
});

const reviewsOf = (database: Reader, visibility: ReviewFilters['visibility']) => {
  const query = database.selectFrom('reviews');
  if (visibility === undefined) return query;
  return query.where(visibility === 'hidden' ? sql<boolean>`reviews.is_hidden` : sql<boolean>`not reviews.is_hidden`);
};
