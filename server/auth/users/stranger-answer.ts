import { randomUUID } from 'node:crypto';
import type { Newcomer } from './create-user.ts';
import type { UserAnswer } from './user-answer.ts';

/** Looks like a new person whose address awaits confirmation, so that nobody learns whose addresses are taken. */
export const strangerAnswer = ({ email, phone, data }: Newcomer): UserAnswer => {
  const now = new Date().toISOString();
  const provider = email === undefined ? 'phone' : 'email';
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: email ?? '',
    phone: phone ?? '',
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    confirmation_sent_at: now,
    is_anonymous: false,
  };
};

/** Somebody who signed up before and never confirmed: what they wrote then is not told to whoever comes now. */
export const withoutStory = (known: UserAnswer, { email, phone, data }: Newcomer): UserAnswer => ({
  ...known,
  user_metadata: data,
  identities: known.identities.map((identity) => ({
    ...identity,
    identity_data: { ...data, sub: known.id, ...(email === undefined ? { phone } : { email }) },
  })),
});
