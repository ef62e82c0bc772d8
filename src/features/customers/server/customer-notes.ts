import type { Transaction } from 'kysely';
import type { AuditDetails } from '#core/audit/audit.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { MAX_NOTES, MAX_TAGS } from '#core/forms/limits.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { AuditAction } from '#generated/audit-actions.gen.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { Customer } from '../customers.admin.contract.ts';
import {
  deleteNote,
  deleteTag,
  findNotes,
  findTags,
  insertNote,
  insertTag,
  lockCustomer,
} from './customer-notes.repository.ts';
import { getCustomer } from './customers.ts';

/** Adds a note on a customer: visible to admins, part of the customer's data export. RESOURCE_NOT_FOUND, LIMIT_REACHED. */
export const addCustomerNote = (
  shop: ShopContext,
  adminId: string,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<Customer> =>
  change(shop, { adminId, id, action: 'customer.note_added' }, async (transaction) => {
    if ((await findNotes(transaction, id)).length >= MAX_NOTES) throw new AppError(apiErrors, 'LIMIT_REACHED');
    await insertNote(transaction, { userId: id, text, adminId, at: shop.clock() });
    return true;
  });

/** Deletes a note on a customer; no-op when it does not exist. RESOURCE_NOT_FOUND for an unknown customer. */
export const deleteCustomerNote = (
  shop: ShopContext,
  adminId: string,
  { id, noteId }: { readonly id: string; readonly noteId: string },
): Promise<Customer> =>
  change(shop, { adminId, id, action: 'customer.note_deleted' }, (transaction) => deleteNote(transaction, id, noteId));

type TagOf = { readonly id: string; readonly tag: string };

/** Tags a customer; no-op when the customer has the tag. RESOURCE_NOT_FOUND, LIMIT_REACHED. */
export const addCustomerTag = (shop: ShopContext, adminId: string, { id, tag }: TagOf): Promise<Customer> =>
  change(shop, { adminId, id, action: 'customer.tagged', details: { to: tag } }, async (transaction) => {
    const tags = await findTags(transaction, [id]);
    if (tags.length >= MAX_TAGS && tags.every((existing) => existing.tag !== tag))
      throw new AppError(apiErrors, 'LIMIT_REACHED');
    return insertTag(transaction, { userId: id, tag, at: shop.clock() });
  });

/** Removes a tag from a customer; no-op when the customer does not have it. RESOURCE_NOT_FOUND for an unknown customer. */
export const deleteCustomerTag = (shop: ShopContext, adminId: string, { id, tag }: TagOf): Promise<Customer> =>
  change(shop, { adminId, id, action: 'customer.untagged', details: { from: tag } }, (transaction) =>
    deleteTag(transaction, id, tag),
  );

type Change = {
  readonly adminId: string;
  readonly id: string;
  readonly action: AuditAction;
  readonly details?: AuditDetails;
};

/** Runs a change of a locked customer and records it if something changed. The audit subject is the id, not the name. */
const change = async (
  shop: ShopContext,
  { adminId, id, action, details = {} }: Change,
  work: (transaction: Transaction<Tables>) => Promise<boolean>,
): Promise<Customer> => {
  await inTransaction(shop.database, async (transaction) => {
    if (!(await lockCustomer(transaction, id))) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
    if (await work(transaction)) await recordAuditEntry(transaction, { adminId, action, subject: id, details });
  });
  return getCustomer(shop, id);
};
