import type { Kysely, Transaction } from 'kysely';
import type { Language } from '#core/i18n/language.ts';
import type { StaffRole } from '#core/permissions/permissions.ts';
import type { Tables } from '#generated/tables.gen.ts';

export type StoredInvitation = {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly language: Language;
  readonly sentAt: Date;
  readonly expiresAt: Date;
};

const columns = [
  'id',
  'email',
  'staff_role as role',
  'language',
  'sent_at as sentAt',
  'expires_at as expiresAt',
] as const;

/** Returns all open invitations, newest first. */
export const findInvitations = (database: Kysely<Tables>): Promise<StoredInvitation[]> =>
  database.selectFrom('staff_invitations').select(columns).orderBy('created_at', 'desc').orderBy('id').execute();

type NewInvitation = {
  readonly email: string;
  readonly role: StaffRole;
  readonly language: Language;
  readonly invitedBy: string;
  readonly at: Date;
  readonly expiresAt: Date;
};

/** Inserts or replaces the invitation of an address. */
export const upsertInvitation = async (
  transaction: Transaction<Tables>,
  { email, role, language, invitedBy, at, expiresAt }: NewInvitation,
): Promise<void> => {
  const values = { staff_role: role, language, invited_by: invitedBy, sent_at: at, expires_at: expiresAt };
  await transaction
    .insertInto('staff_invitations')
    .values({ email, created_at: at, ...values })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .execute();
};

/** Returns an invitation; undefined when it was accepted or withdrawn. */
export const findInvitation = (database: Kysely<Tables>, id: string): Promise<StoredInvitation | undefined> =>
  database.selectFrom('staff_invitations').select(columns).where('id', '=', id).executeTakeFirst();

/** Returns the invitation of an address. */
export const findInvitationOf = (
  database: Kysely<Tables>,
  email: string,
): Promise<(StoredInvitation & { readonly createdAt: Date }) | undefined> =>
  database
    .selectFrom('staff_invitations')
    .select([...columns, 'created_at as createdAt'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();

/** Updates the times of the last mail and of expiry; false when the invitation was accepted or withdrawn meanwhile. */
export const renewInvitation = async (
  transaction: Transaction<Tables>,
  { id, at, expiresAt }: { readonly id: string; readonly at: Date; readonly expiresAt: Date },
): Promise<boolean> => {
  const row = await transaction
    .updateTable('staff_invitations')
    .set({ sent_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Deletes an invitation and returns its address and role; undefined when there is none. */
export const deleteInvitation = (
  transaction: Transaction<Tables>,
  id: string,
): Promise<{ email: string; role: StaffRole } | undefined> =>
  transaction
    .deleteFrom('staff_invitations')
    .where('id', '=', id)
    .returning(['email', 'staff_role as role'])
    .executeTakeFirst();

/** Deletes the invitation of an address, also an expired one, and returns it. */
export const deleteInvitationOf = (
  transaction: Transaction<Tables>,
  email: string,
): Promise<{ role: StaffRole; expiresAt: Date } | undefined> =>
  transaction
    .deleteFrom('staff_invitations')
    .where('email', '=', email.toLowerCase())
    .returning(['staff_role as role', 'expires_at as expiresAt'])
    .executeTakeFirst();

/** Deletes the invitations that were sent by an account. */
export const deleteInvitationsBy = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction.deleteFrom('staff_invitations').where('invited_by', '=', userId).execute();
};

export const deleteInvitationsBefore = async (database: Kysely<Tables>, moment: Date): Promise<void> => {
  await database.deleteFrom('staff_invitations').where('expires_at', '<', moment).execute();
};
