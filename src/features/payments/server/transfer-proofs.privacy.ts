import type { Transaction } from 'kysely';
import { TRANSFER_PICTURE_DAYS } from '#core/privacy/retention-times.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#core/server/database/schema.ts';
import { deletePicturesBefore, deleteProofsOfAccount } from './transfers/transfer-proofs.repository.ts';

/** Deletes the transfer proofs of a customer: pictures, numbers and reasons. */
export const deleteProofsOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  deleteProofsOfAccount(transaction, userId);

/** Deletes the pictures of transfers TRANSFER_PICTURE_DAYS after the decision. */
export const deleteExpiredPictures = ({ database, clock }: Pick<ShopContext, 'database' | 'clock'>): Promise<void> =>
  deletePicturesBefore(database.kysely, new Date(clock().getTime() - TRANSFER_PICTURE_DAYS * 86_400_000));
