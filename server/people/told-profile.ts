import * as v from 'valibot';
import { signUpForm } from '../../domain/people/forms.ts';
import type { NewProfile } from './people.repository.ts';

/** The profile of somebody who filled in no form: what a provider said of them, if the shop would take it from a form. */
export const toldProfile = (
  userMetadata: Readonly<Record<string, unknown>>,
  { email, at }: { readonly email: string; readonly at: Date },
): Omit<NewProfile, 'id' | 'email'> => {
  const { name, phone, dob } = signUpForm(at).entries;
  return {
    name: readOne(name, userMetadata['name'] ?? userMetadata['full_name']) ?? nameOf(email),
    phone: readOne(phone, userMetadata['phone']),
    dateOfBirth: readOne(dob, userMetadata['dob']),
  };
};

const readOne = <Schema extends v.GenericSchema>(schema: Schema, said: unknown): v.InferOutput<Schema> | null => {
  const read = v.safeParse(schema, said);
  return read.success ? read.output : null;
};

/** What they are called until they say: what stands before the "@". */
const nameOf = (email: string): string => email.split('@', 1)[0] ?? '';
