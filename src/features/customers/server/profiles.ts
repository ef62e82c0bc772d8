import type { ProfileForm } from '#core/forms/forms.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import { findProfile, updateProfileRow } from '#features/auth/server/profiles.ts';
import { staffRoleOf } from '#features/auth/server/staff-access.ts';
import { welcomeCodeOf } from '#features/discounts/server/welcome-code.ts';
import type { Profile } from '../profile.contract.ts';

/** Returns the caller's profile. For the first admin, who has none, the name is empty and the rest null. */
export const getProfile = async (
  shop: ShopContext,
  { userId, email, hasSecondFactor, isEmailVerified }: Caller,
): Promise<Profile> => {
  const [profile, welcomeCode, role] = await Promise.all([
    findProfile(shop.database.kysely, userId),
    welcomeCodeOf(shop, userId),
    staffRoleOf(shop, userId),
  ]);
  return {
    ...(profile ?? { name: '', phone: null, dateOfBirth: null }),
    email,
    welcomeCode,
    isAdmin: role !== null,
    hasSecondFactor,
    isEmailVerified: isEmailVerified,
  };
};

/** Updates the caller's name and phone number only (specification 7). Returns the profile. */
export const updateProfile = async (
  shop: ShopContext,
  caller: Caller,
  { name, phone }: ProfileForm,
): Promise<Profile> => {
  await updateProfileRow(shop.database.kysely, { id: caller.userId, email: caller.email, name, phone });
  return getProfile(shop, caller);
};
