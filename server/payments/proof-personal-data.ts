import type { Transaction } from 'kysely';
import { TRANSFER_PICTURE_DAYS } from '../../domain/retention-times.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { ShopContext } from '../shop-context.ts';
import { deletePicturesBefore, deleteProofsOfAccount } from './transfer-proofs.repository.ts';

/** Deletes the transfer proofs of a customer: pictures, numbers and reasons. */
export const deleteProofsOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  deleteProofsOfAccount(transaction, userId);

/** Deletes the pictures of transfers some time after the decision about them. */
export const deleteExpiredPictures = ({ database, clock }: Pick<ShopContext, 'database' | 'clock'>): Promise<void> =>
  deletePicturesBefore(database.kysely, new Date(clock().getTime() - TRANSFER_PICTURE_DAYS * 86_400_000));
