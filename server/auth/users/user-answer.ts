import type { IdentityRow, Metadata, UserRow } from '../tables.ts';

/** A person as the client reads them (accounts contract, section 1.1); times in RFC 3339 UTC. */
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
  readonly phone_confirmed_at?: string;
  readonly confirmed_at?: string;
  readonly last_sign_in_at?: string;
  readonly banned_until?: string;
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

/** What is not set is left out, not null. */
export const userAnswer = (user: UserRow, identities: readonly IdentityRow[]): UserAnswer => ({
  id: user.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: user.email ?? '',
  phone: user.phone ?? '',
  app_metadata: user.app_metadata,
  user_metadata: user.user_metadata,
  identities: identities.map(identityAnswer),
  created_at: user.created_at.toISOString(),
  updated_at: user.updated_at.toISOString(),
  is_anonymous: user.is_anonymous,
  ...time('email_confirmed_at', user.email_confirmed_at),
  ...time('phone_confirmed_at', user.phone_confirmed_at),
  ...time('confirmed_at', earlier(user.email_confirmed_at, user.phone_confirmed_at)),
  ...time('last_sign_in_at', user.last_sign_in_at),
  ...time('banned_until', user.banned_until),
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

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one !== null && other !== null ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);
