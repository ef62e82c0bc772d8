import * as v from 'valibot';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { lockUser } from '../users/users.repository.ts';
import { emptyUser, eraseUser } from './admin.repository.ts';
import { noSuchUser } from './admin-wish.ts';

export const DeleteWish = v.object({ should_soft_delete: v.nullish(v.boolean(), false) });
export type DeleteWish = v.InferOutput<typeof DeleteWish>;

/** DELETE /admin/users/{id}: the person is erased, or (softly) only that there was somebody stays. */
export const deleteUser = (
  { inTransaction }: AccountsRoom,
  id: string,
  { should_soft_delete: isSoft }: DeleteWish,
  visitor: Visitor,
): Promise<void> =>
  inTransaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (user === undefined) throw noSuchUser();
    if (!isSoft) await eraseUser(transaction, id);
    else if (user.deleted_at === null) await emptyUser(transaction, id);
    else return;
    await recordEvent(transaction, 'user_deleted', { userId: id, visitor });
  });
