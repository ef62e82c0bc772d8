import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { factorsOf } from '../factors/factors.repository.ts';
import type { AccountsTables, FactorRow, FactorType, IdentityRow, Metadata, UserRow } from '../tables.ts';
import type { SignUpUser } from './create-user.ts';
import { identitiesOf } from './users.repository.ts';

/** A user in the client's format (accounts contract, section 1.1); times in RFC 3339 UTC. */
export type UserAnswer = {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
  readonly app_metadata: Metadata;
  readonly user_metadata: Metadata;
  readonly identities: readonly IdentityAnswer[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly is_anonymous: boolean;
  readonly email_confirmed_at?: string;
  readonly confirmed_at?: string;
  readonly invited_at?: string;
  readonly confirmation_sent_at?: string;
  readonly recovery_sent_at?: string;
  readonly reauthentication_sent_at?: string;
  readonly last_sign_in_at?: string;
  readonly banned_until?: string;
  readonly factors?: readonly FactorAnswer[];
};

type IdentityAnswer = {
  readonly identity_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly identity_data: Metadata;
  readonly provider: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_sign_in_at?: string;
  readonly email?: string;
};

/** A factor in the client's format (section 1.4), without its secret. */
type FactorAnswer = {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly status: 'unverified' | 'verified';
  readonly friendly_name?: string;
  readonly factor_type: FactorType;
  readonly phone: string;
  readonly last_challenged_at: string | null;
};

/** Loads the user's identities and factors and returns the user in the client's format. */
export const toUserAnswer = async (database: Kysely<AccountsTables>, user: UserRow): Promise<UserAnswer> => {
  const [identities, factors] = await Promise.all([identitiesOf(database, user.id), factorsOf(database, user.id)]);
  return userAnswer(user, identities, factors);
};

/** Unset fields are omitted, not null. */
const userAnswer = (user: UserRow, identities: readonly IdentityRow[], factors: readonly FactorRow[]): UserAnswer => ({
  id: user.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: user.email ?? '',
  phone: '',
  app_metadata: user.app_metadata,
  user_metadata: user.user_metadata,
  identities: identities.map(identityAnswer),
  created_at: user.created_at.toISOString(),
  updated_at: user.updated_at.toISOString(),
  is_anonymous: false,
  ...time('email_confirmed_at', user.email_confirmed_at),
  ...time('confirmed_at', user.email_confirmed_at),
  ...time('invited_at', user.invited_at),
  ...time('confirmation_sent_at', user.confirmation_sent_at),
  ...time('recovery_sent_at', user.recovery_sent_at),
  ...time('reauthentication_sent_at', user.reauthentication_sent_at),
  ...time('last_sign_in_at', user.last_sign_in_at),
  ...time('banned_until', user.banned_until),
  ...(factors.length === 0 ? {} : { factors: factors.map(factorAnswer) }),
});

const factorAnswer = (factor: FactorRow): FactorAnswer => ({
  id: factor.id,
  created_at: factor.created_at.toISOString(),
  updated_at: factor.updated_at.toISOString(),
  status: factor.status,
  ...(factor.friendly_name === '' ? {} : { friendly_name: factor.friendly_name }),
  factor_type: factor.factor_type,
  phone: factor.phone ?? '',
  last_challenged_at: factor.last_challenged_at?.toISOString() ?? null,
});

const identityAnswer = (identity: IdentityRow): IdentityAnswer => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  created_at: identity.created_at.toISOString(),
  updated_at: identity.updated_at.toISOString(),
  ...time('last_sign_in_at', identity.last_sign_in_at),
  ...(identity.email === null ? {} : { email: identity.email }),
});

const time = <Name extends string>(name: Name, value: Date | null): { [Key in Name]?: string } =>
  value === null ? {} : ({ [name]: value.toISOString() } as { [Key in Name]: string });

/** A fake unconfirmed user, so that the response does not reveal registered addresses. */
export const obfuscatedUser = ({ email, data }: SignUpUser): UserAnswer => {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    confirmation_sent_at: now,
    is_anonymous: false,
  };
};

/** An earlier unconfirmed user with the metadata of the current request, so that earlier input is not revealed. */
export const withoutMetadata = (user: UserAnswer, { email, data }: SignUpUser): UserAnswer => ({
  ...user,
  user_metadata: data,
  identities: user.identities.map((identity) => ({
    ...identity,
    identity_data: { ...data, sub: user.id, email },
  })),
});
