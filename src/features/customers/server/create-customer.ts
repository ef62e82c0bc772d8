import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { validationError } from '#core/server/api/errors.ts';
import type { ShopContext } from '#core/server/context.ts';
import { mailLanguage } from '#core/server/mail/compose-mail.ts';
import { takeMailQuota } from '#core/server/mail/mail-quotas.ts';
import { insertProfile, type NewProfile } from '#features/auth/server/profiles.ts';
import { signUpForm } from '#features/auth/sign-in-forms.ts';
import { createWelcomeCode } from '#features/discounts/server/welcome-code.ts';
import { recordConsent } from '#features/privacy/server/consents.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { accountConsent } from '../customers.consents.ts';
import { welcomeMail } from './customers.mails.ts';

/** A new account with its sign-up data. */
type SignUpDetails = {
  readonly id: string;
  readonly email: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  /** False for a provider or a code: the profile is filled in later. */
  readonly isByForm: boolean;
  /** The language of the device; null when unknown. */
  readonly language: string | null;
};

/**
 * Creates the shop's data of a new account in its transaction: profile (decision 23), consents (decision 107), personal
 * welcome code (decision 8) and welcome mail. VALIDATION_FAILED `{ issues }` when name, phone or date of birth of the sign-up
 * form are missing or invalid, which rolls the sign-up back.
 */
export const createCustomer = async (
  shop: Pick<ShopContext, 'clock' | 'randomBytes' | 'box' | 'shopSettings'>,
  transaction: Transaction<Tables>,
  { id, email, userMetadata, isByForm, language }: SignUpDetails,
): Promise<void> => {
  const { clock, randomBytes, shopSettings } = shop;
  const { name, phone, dob } = signUpForm(clock()).entries;
  const profile = isByForm
    ? profileOfForm(readForm(v.object({ name, phone, dob }), userMetadata))
    : toProfile(userMetadata, { email, at: clock() });
  await insertProfile(transaction, { id, email, ...profile });
  const percent = (await shopSettings.current()).offers.welcomePercent;
  const code = percent === 0 ? null : await createWelcomeCode(transaction, id, { percent, randomBytes });
  const recipientLanguage = mailLanguage(language);
  const source = isByForm ? 'sign_up' : 'provider_sign_up';
  await recordConsent(shop, transaction, accountConsent, {
    source,
    email,
    userId: id,
    language: recipientLanguage,
  });
  // an account with only a phone number has no address
  if (email === '') return;
  // a quota, because an account can be deleted and created again
  const [to] = await takeMailQuota(shop, transaction, { mail: welcomeMail, addresses: [email] });
  if (to === undefined) return;
  await welcomeMail.send(shop, transaction, {
    to,
    isUnproven: true,
    language: recipientLanguage,
    name: profile.name,
    code: code === null ? null : { text: code, percent },
  });
};

const readForm = <Schema extends v.GenericSchema>(
  schema: Schema,
  userMetadata: Readonly<Record<string, unknown>>,
): v.InferOutput<Schema> => {
  const details = v.safeParse(schema, { ...nothing, ...userMetadata });
  if (!details.success) throw validationError(details.issues);
  return details.output;
};

/** Missing fields count as empty, so that their own rules report the error. */
const nothing = { name: null, phone: null, dob: null };

const profileOfForm = <Name, Phone, Dob>({ name, phone, dob }: { name: Name; phone: Phone; dob: Dob }) => ({
  name,
  phone,
  dateOfBirth: dob,
});

/** Returns a profile from provider data, as far as it is valid for the form. */
export const toProfile = (
  userMetadata: Readonly<Record<string, unknown>>,
  { email, at }: { readonly email: string; readonly at: Date },
): Omit<NewProfile, 'id' | 'email'> => {
  const { name, phone, dob } = signUpForm(at).entries;
  return {
    name: readOne(name, userMetadata['name'] ?? userMetadata['full_name']) ?? defaultName(email),
    phone: readOne(phone, userMetadata['phone']),
    dateOfBirth: readOne(dob, userMetadata['dob']),
  };
};

const readOne = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> | null => {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
};

/** Default name: the part before the "@". */
const defaultName = (email: string): string => email.split('@', 1)[0] ?? '';
