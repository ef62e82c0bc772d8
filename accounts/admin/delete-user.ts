import * as v from 'valibot';
import type { AccountsContext, Visitor } from '../accounts-context.ts';
import { recordEvent } from '../audit.repository.ts';
import { lockUser } from '../users/users.repository.ts';
import { deleteUserRow, emptyUser } from './admin.repository.ts';
import { noSuchUser } from './admin-body.ts';

export const DeleteUserBody = v.object({ should_soft_delete: v.nullish(v.boolean(), false) });
export type DeleteUserBody = v.InferOutput<typeof DeleteUserBody>;

/** DELETE /admin/users/{id}: deletes the user, or (soft delete) anonymizes the row. */
export const deleteUser = (
  { inTransaction }: AccountsContext,
  id: string,
  { should_soft_delete: isSoft }: DeleteUserBody,
  visitor: Visitor,
): Promise<void> =>
  inTransaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (user === undefined) throw noSuchUser();
    if (!isSoft) await deleteUserRow(transaction, id);
    else if (user.deleted_at === null) await emptyUser(transaction, id);
    else return;
    await recordEvent(transaction, 'user_deleted', { userId: id, visitor });
  });
