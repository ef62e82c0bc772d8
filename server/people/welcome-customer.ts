import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { signUpForm } from '../../domain/people/forms.ts';
import { validationRefusal } from '../api/as-refusal.ts';
import type { Tables } from '../database/schema.ts';
import { makeWelcomeCode } from '../promos/make-welcome-code.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertProfile } from './people.repository.ts';

/** Somebody who is signing up, with what they wrote beside their address and password. */
export type Newcomer = {
  readonly id: string;
  readonly email: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
};

/**
 * The shop's part of a sign-up, in its transaction: the profile (decision 23) and the personal welcome code (decision 8).
 * VALIDATION_FAILED `{ issues }` when name, phone or date of birth are missing or wrong, which undoes the sign-up.
 */
export const welcomeCustomer = async (
  { clock, randomBytes }: Pick<ShopRoom, 'clock' | 'randomBytes'>,
  transaction: Transaction<Tables>,
  { id, email, userMetadata }: Newcomer,
): Promise<void> => {
  const { name, phone, dob } = signUpForm(clock()).entries;
  const details = v.safeParse(v.object({ name, phone, dob }), { ...nothing, ...userMetadata });
  if (!details.success) throw validationRefusal(details.issues);
  const { output } = details;
  await insertProfile(transaction, { id, email, name: output.name, phone: output.phone, dateOfBirth: output.dob });
  await makeWelcomeCode(transaction, id, randomBytes);
};

/** A field that is not there is an empty one, so that its own rule says what is wrong. */
const nothing = { name: null, phone: null, dob: null };
