import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import type { ShopContext } from '../shop-context.ts';
import { findRevoked, insertAuditEntry, type NewAuditEntry } from './audit-log.repository.ts';

/** Writes down what an admin does, in the transaction that does it: both stay, or neither (decision 92). */
export const recordAuditEntry = (transaction: Transaction<Tables>, action: NewAuditEntry): Promise<void> =>
  insertAuditEntry(transaction, action);

/** Every account that was taken out of the team once, some of which may be in it again. */
export const findFormerAdmins = ({ database }: ShopContext): Promise<{ id: string; email: string }[]> =>
  findRevoked(database.kysely);
