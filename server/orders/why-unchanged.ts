import type { Transaction } from 'kysely';
import { Refusal } from '../../domain/refusals.ts';
import type { Tables } from '../database/schema.ts';
import { findStanding } from './office-orders.repository.ts';

/** Why an order was not changed: nobody placed it, or somebody else was first, and how it stands now. */
export const whyUnchanged = async (transaction: Transaction<Tables>, id: string): Promise<Refusal> => {
  const standing = await findStanding(transaction, id);
  return standing === undefined
    ? new Refusal('ORDER_NOT_FOUND')
    : new Refusal('ORDER_CHANGED', { status: standing.status, paymentStatus: standing.payment_status });
};
