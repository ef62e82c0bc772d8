import * as v from 'valibot';
import { definePersonalData, exportPart } from '#core/server/privacy/define-personal-data.ts';
import { deleteAllSaved, findWishlistEntries } from './wishlist.repository.ts';

export const wishlistPersonalData = definePersonalData({
  records: [
    {
      data: 'wishlist',
      tables: ['wishlist'],
      purpose: 'requested by the customer (consent)',
      retention: 'until removed or deleted',
      access: 'its owner',
    },
  ],
  exports: [
    exportPart({
      position: 40,
      /** Newest first, with archived products. */
      entries: { wishlist: v.array(v.object({ productId: v.string(), savedAt: v.string() })) },
      read: async ({ database }, { userId }) => ({
        wishlist: (await findWishlistEntries(database.kysely, userId)).map(({ product_id, created_at }) => ({
          productId: product_id,
          savedAt: created_at.toISOString(),
        })),
      }),
    }),
  ],
  claim: (_shop, transaction, { userId }) => deleteAllSaved(transaction, userId),
});
