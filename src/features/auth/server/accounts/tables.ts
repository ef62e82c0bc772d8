import type { Selectable } from 'kysely';
import type { AccountsTables } from '#generated/auth-tables.gen.ts';

export type { AccountsTables } from '#generated/auth-tables.gen.ts';

export type UserRow = Selectable<AccountsTables['auth.users']>;
export type IdentityRow = Selectable<AccountsTables['auth.identities']>;
export type SessionRow = Selectable<AccountsTables['auth.sessions']>;
export type FlowStateRow = Selectable<AccountsTables['auth.flow_states']>;
export type OneTimeTokenRow = Selectable<AccountsTables['auth.one_time_tokens']>;
export type FactorRow = Selectable<AccountsTables['auth.factors']>;
export type ChallengeRow = Selectable<AccountsTables['auth.challenges']>;

/** Metadata from the sign-up form or a provider. */
export type Metadata = UserRow['user_metadata'];

/** A sign-in method of a session and its time in Unix seconds, newest first. */
export type AuthenticationMethod = SessionRow['amr'][number];

export type AssuranceLevel = SessionRow['aal'];

/** The sign-in methods; a second factor is added to one of these (accounts contract, section 3). */
export type SignInMethod = FlowStateRow['method'];

/** The purpose of a one-time token (accounts contract, section 7). */
export type OneTimeKind = OneTimeTokenRow['kind'];

export type FactorType = FactorRow['factor_type'];

/** How a PKCE challenge was derived from its verifier (RFC 7636). */
export type ChallengeMethod = NonNullable<FlowStateRow['code_challenge_method']>;
