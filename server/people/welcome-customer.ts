import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { signUpForm } from '../../domain/people/forms.ts';
import { validationRefusal } from '../api/as-refusal.ts';
import { recordConsent } from '../consents/record-consent.ts';
import type { Tables } from '../database/schema.ts';
import { readersLanguage } from '../post/readers-language.ts';
import { makeWelcomeCode } from '../promos/make-welcome-code.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertProfile } from './people.repository.ts';
import { toldProfile } from './told-profile.ts';

/** Somebody who is signing up, with what they wrote beside their address and password. */
export type Newcomer = {
  readonly id: string;
  readonly email: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  /** False: they came by a provider or a code, and their profile is filled in later. */
  readonly isByForm: boolean;
  /** As their device asked for it; null when nobody knows. */
  readonly language: string | null;
};

/**
 * The shop's part of a sign-up, in its transaction: the profile (decision 23), what they agreed to (decision 107), the
 * personal welcome code (decision 8) and the mail that tells it.
 * VALIDATION_FAILED `{ issues }` when name, phone or date of birth are missing or wrong in the sign-up's form, which
 * undoes the sign-up.
 */
export const welcomeCustomer = async (
  shop: Pick<ShopRoom, 'clock' | 'randomBytes' | 'post' | 'pseudonym'>,
  transaction: Transaction<Tables>,
  { id, email, userMetadata, isByForm, language }: Newcomer,
): Promise<void> => {
  const { clock, randomBytes, post } = shop;
  const { name, phone, dob } = signUpForm(clock()).entries;
  const known = isByForm
    ? profileOfForm(readForm(v.object({ name, phone, dob }), userMetadata))
    : toldProfile(userMetadata, { email, at: clock() });
  await insertProfile(transaction, { id, email, ...known });
  const code = await makeWelcomeCode(transaction, id, randomBytes);
  const theirs = readersLanguage(language);
  const place = isByForm ? 'sign-up' : 'other-sign-in';
  await recordConsent(shop, transaction, { purpose: 'account', place, email, userId: id, language: theirs });
  // whoever came by their phone alone has no mailbox
  if (email === '') return;
  await post.mail(transaction, [{ kind: 'welcome', to: email, language: theirs, name: known.name, code }]);
};

const readForm = <Schema extends v.GenericSchema>(
  schema: Schema,
  userMetadata: Readonly<Record<string, unknown>>,
): v.InferOutput<Schema> => {
  const details = v.safeParse(schema, { ...nothing, ...userMetadata });
  if (!details.success) throw validationRefusal(details.issues);
  return details.output;
};

/** A field that is not there is an empty one, so that its own rule says what is wrong. */
const nothing = { name: null, phone: null, dob: null };

const profileOfForm = <Name, Phone, Dob>({ name, phone, dob }: { name: Name; phone: Phone; dob: Dob }) => ({
  name,
  phone,
  dateOfBirth: dob,
});
