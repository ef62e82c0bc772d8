import type { Team, TeamMember } from '../../contract/office/team.ts';
import { formerAdmins } from '../audit/former-admins.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findAdmins } from './people.repository.ts';

/** Who the admins are, and who was one, as the caller `selfId` sees them. */
export const showTeam = async (shop: ShopRoom, selfId?: string): Promise<Team> => {
  const [admins, revoked] = await Promise.all([findAdmins(shop.database.kysely), formerAdmins(shop)]);
  const accounts = await shop.accounts.book.describe(admins.map(({ id }) => id));
  const known = new Map(accounts.map((account) => [account.id, account]));
  const members = admins.map(
    ({ id, name, since }): TeamMember => ({
      id,
      email: known.get(id)?.email ?? '',
      name: name || null,
      since: since.toISOString(),
      hasSecondFactor: known.get(id)?.hasSecondFactor ?? false,
      isSelf: id === selfId,
    }),
  );
  const former = revoked
    .filter(({ id }) => admins.every((admin) => admin.id !== id))
    .map(
      ({ id, email }): TeamMember => ({ id, email, name: null, since: null, hasSecondFactor: false, isSelf: false }),
    );
  return { members, former };
};
