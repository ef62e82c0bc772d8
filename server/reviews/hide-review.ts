import type { OfficeReview } from '../../contract/office/reviews.ts';
import { Refusal } from '../../domain/refusals.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { writeSight } from './office-reviews.repository.ts';

/** Takes a review out of everybody's sight, for a reason that is kept; from then on it counts no more (decision 27). ROW_NOT_FOUND. */
export const hideReview = (
  shop: ShopRoom,
  adminId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<OfficeReview> => changeSight(shop, adminId, id, reason);

/** Brings a hidden review back. ROW_NOT_FOUND. */
export const showReview = (shop: ShopRoom, adminId: string, { id }: { readonly id: string }): Promise<OfficeReview> =>
  changeSight(shop, adminId, id, null);

const changeSight = ({ database }: ShopRoom, adminId: string, id: string, reason: string | null) =>
  inTransaction(database, async (transaction) => {
    const review = await writeSight(transaction, id, reason);
    if (review === undefined) throw new Refusal('ROW_NOT_FOUND');
    await recordDeed(transaction, {
      adminId,
      deed: reason === null ? 'review.shown' : 'review.hidden',
      subject: review.product.id,
      details: reason === null ? {} : { reason },
    });
    return review;
  });
