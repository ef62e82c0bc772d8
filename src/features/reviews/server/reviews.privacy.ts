import * as v from 'valibot';
import { definePersonalData, exportPart } from '#core/server/privacy/define-personal-data.ts';
import { detachReviews, findReviewsBy } from './reviews.repository.ts';

export const reviewPersonalData = definePersonalData({
  records: [
    {
      data: 'reviews',
      tables: ['reviews'],
      purpose: 'published on request (consent)',
      retention: 'first name until the account is deleted; the text stays',
      access: 'everybody',
    },
  ],
  exports: [
    exportPart({
      position: 50,
      /** Newest first, with hidden ones. */
      entries: {
        reviews: v.array(
          v.object({
            productId: v.string(),
            rating: v.number(),
            comment: v.nullable(v.string()),
            isHidden: v.boolean(),
            /** Public reply of the shop. */
            reply: v.nullable(v.string()),
            repliedAt: v.nullable(v.string()),
            createdAt: v.string(),
          }),
        ),
      },
      read: async ({ database }, { userId }) => ({
        reviews: (await findReviewsBy(database.kysely, userId)).map(
          ({ product_id, rating, comment, is_hidden, reply, replied_at, created_at }) => ({
            productId: product_id,
            rating,
            comment,
            isHidden: is_hidden,
            reply,
            repliedAt: replied_at?.toISOString() ?? null,
            createdAt: created_at.toISOString(),
          }),
        ),
      }),
    }),
  ],
  // they remain public without a name
  claim: (_shop, transaction, { userId }) => detachReviews(transaction, userId),
});
