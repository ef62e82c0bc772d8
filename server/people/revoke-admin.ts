import { Refusal } from '../../domain/refusals.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { deleteAdminRole, holdAdmins } from './people.repository.ts';

/**
 * Takes the role from an admin, who is out from their next request on; who is none any more stays none. LAST_ADMIN when
 * nobody would be left; ADMIN_REQUIRED when whoever asks has lost the role meanwhile: two admins who revoke each other
 * at once do not both succeed (decision 94).
 */
export const revokeAdmin = async (
  { database, accounts }: ShopRoom,
  adminId: string,
  { id }: { readonly id: string },
): Promise<void> => {
  const [account] = await accounts.book.describe([id]);
  await inTransaction(database, async (transaction) => {
    const admins = await holdAdmins(transaction);
    if (!admins.includes(adminId)) throw new Refusal('ADMIN_REQUIRED');
    if (!admins.includes(id)) return;
    if (admins.length === 1) throw new Refusal('LAST_ADMIN');
    await deleteAdminRole(transaction, id);
    const subject = account?.email ?? '';
    await recordDeed(transaction, { adminId, deed: 'admin.revoked', subject, details: { account: id } });
  });
};
