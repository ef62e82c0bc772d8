import type { Profile } from '../../contract/people.ts';
import type { ProfileForm } from '../../domain/people/forms.ts';
import type { Caller } from '../api/context.ts';
import type { ShopRoom } from '../shop-room.ts';
import { writeProfile } from './people.repository.ts';
import { showProfile } from './show-profile.ts';

/** Changes what callers say of themselves: name and phone number, nothing else (specification 7). Answers the profile. */
export const changeProfile = async (shop: ShopRoom, caller: Caller, { name, phone }: ProfileForm): Promise<Profile> => {
  await writeProfile(shop.database.kysely, { id: caller.userId, email: caller.email, name, phone });
  return showProfile(shop, caller);
};
