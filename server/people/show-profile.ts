import type { Profile } from '../../contract/people.ts';
import type { Caller } from '../api/context.ts';
import { welcomeCodeOf } from '../promos/make-welcome-code.ts';
import type { ShopRoom } from '../shop-room.ts';
import { isAdmin } from './is-admin.ts';
import { findProfile } from './people.repository.ts';

/** The caller's own profile. The first admin was made without one: their name is empty, the rest untold. */
export const showProfile = async (
  shop: ShopRoom,
  { userId, email, hasSecondFactor, isEmailProven }: Caller,
): Promise<Profile> => {
  const [profile, welcomeCode, hasRole] = await Promise.all([
    findProfile(shop.database.kysely, userId),
    welcomeCodeOf(shop, userId),
    isAdmin(shop, userId),
  ]);
  return {
    ...(profile ?? { name: '', phone: null, dateOfBirth: null }),
    email,
    welcomeCode,
    isAdmin: hasRole,
    hasSecondFactor,
    isEmailProven,
  };
};
