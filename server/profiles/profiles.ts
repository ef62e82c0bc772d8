import type { Transaction } from 'kysely';
import type { Profile } from '../../contract/profile.ts';
import type { ProfileForm } from '../../domain/forms/forms.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { Caller } from '../api/context.ts';
import { welcomeCodeOf } from '../promo-codes/welcome-code.ts';
import type { ShopContext } from '../shop-context.ts';
import { isAdmin } from '../user-roles/has-admin-access.ts';
import { findProfile, updateProfileRow } from './profiles.repository.ts';

/** The caller's own profile. The first admin was made without one: their name is empty, the rest untold. */
export const getProfile = async (
  shop: ShopContext,
  { userId, email, hasSecondFactor, isEmailVerified }: Caller,
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
    isEmailVerified: isEmailVerified,
  };
};

/** Changes what callers say of themselves: name and phone number, nothing else (specification 7). Answers the profile. */
export const updateProfile = async (
  shop: ShopContext,
  caller: Caller,
  { name, phone }: ProfileForm,
): Promise<Profile> => {
  await updateProfileRow(shop.database.kysely, { id: caller.userId, email: caller.email, name, phone });
  return getProfile(shop, caller);
};

/** What somebody is called; empty for the first admin, who was made without a profile. */
export const findCustomerName = async (transaction: Transaction<Tables>, userId: string): Promise<string> =>
  (await findProfile(transaction, userId))?.name ?? '';
