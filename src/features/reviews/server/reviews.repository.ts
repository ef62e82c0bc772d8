import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import type { NewReview } from '../reviews.contract.ts';

type Reader = Kysely<Tables>;

/** A review with its author's name and purchase status. */
export type StoredReview = {
  readonly id: string;
  readonly author_name: string | null;
  readonly rating: number;
  readonly comment: string | null;
  readonly created_at: Date;
  readonly is_verified: boolean;
  readonly reply: string | null;
};

/** Columns read from `review`, and its joined author. */
const columns = sql`
  review.id, profiles.name as author_name, review.rating, review.comment, review.reply, review.created_at,
  exists (
    select from orders
    where orders.user_id = review.user_id and status <> 'cancelled'
      and items @> jsonb_build_array(jsonb_build_object('productId', review.product_id))
  ) as is_verified`;
const author = sql`left join profiles on profiles.id = review.user_id`;

/**
 * Inserts a review of a listed product; undefined when the product is not listed. Equal content by the same author updates the
 * existing review, in one statement, so that a form sent twice creates one row.
 */
export const upsertReview = async (
  database: Reader,
  { userId, productId, rating, comment, now }: NewReview & { readonly userId: string; readonly now: Date },
): Promise<StoredReview | undefined> => {
  const { rows } = await sql<StoredReview>`
    with review as (
      insert into reviews (user_id, product_id, rating, comment, created_at)
      select ${userId}, id, ${rating}, ${comment}, ${now} from products where id = ${productId} and not is_archived
      on conflict (user_id, product_id, rating, md5(coalesce(comment, '')))
        do update set created_at = greatest(reviews.created_at, excluded.created_at)
      returning *
    )
    select ${columns} from review ${author}`.execute(database);
  return rows[0];
};

/** Returns a product's visible reviews, newest first, older than a given review. */
export const findReviews = async (
  database: Reader,
  productId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<StoredReview[]> => {
  const older =
    before === undefined
      ? sql``
      : sql`and (review.created_at, review.id) < (select created_at, id from reviews where id = ${before})`;
  const { rows } = await sql<StoredReview>`
    select ${columns} from reviews as review ${author}
    where review.product_id = ${productId} and not review.is_hidden ${older}
    order by review.created_at desc, review.id desc
    limit ${limit}`.execute(database);
  return rows;
};

/**
 * Returns the number of customers who rated a product and the average of their latest ratings, as `latestPerPerson` and
 * `averageRating` do, without fetching the rows (decision 27). A customer whose latest review is hidden does not count.
 */
export const rateProduct = async (database: Reader, productId: string): Promise<{ count: number; average: number }> => {
  const { rows } = await sql<{ count: number; average: number }>`
    select count(*) as count, coalesce(round(avg(rating), 1), 0)::float8 as average from (
      select distinct on (coalesce(user_id, id)) rating, is_hidden
      from reviews where product_id = ${productId}
      order by coalesce(user_id, id), created_at desc, id desc
    ) as latest where not is_hidden`.execute(database);
  return rows[0] ?? { count: 0, average: 0 };
};

/** Returns all reviews of a customer, including hidden ones, newest first. */
export const findReviewsBy = (database: Reader, userId: string) =>
  database
    .selectFrom('reviews')
    .select(['product_id', 'rating', 'comment', 'is_hidden', 'reply', 'replied_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();

export const detachReviews = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction.updateTable('reviews').set({ user_id: null }).where('user_id', '=', userId).execute();
};
