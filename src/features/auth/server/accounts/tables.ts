import type { ColumnType, Generated, Selectable } from 'kysely';

/** Metadata from the sign-up form or a provider. */
export type Metadata = { readonly [key: string]: unknown };

/** A sign-in method of a session and its time in Unix seconds, newest first. */
export type AuthenticationMethod = { readonly method: string; readonly timestamp: number };

export type AssuranceLevel = 'aal1' | 'aal2';

/** The sign-in methods; a second factor is added to one of these (accounts contract, section 3). */
export type SignInMethod = 'password' | 'otp' | 'oauth' | 'email/signup' | 'recovery' | 'invite';

/** The purpose of a one-time token (accounts contract, section 7). */
export type OneTimeKind = 'confirmation' | 'recovery' | 'invite' | 'reauthentication';

export type FactorType = 'totp' | 'phone';

/** How a PKCE challenge was derived from its verifier (RFC 7636). */
export type ChallengeMethod = 's256' | 'plain';

// The driver turns arrays into SQL arrays, so JSON is written as text.
type Json<Value> = ColumnType<Value, string, string>;
type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;
type TimeWithDefault = ColumnType<Date, Date | undefined, Date>;
type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;
type OptionalBytes = ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

type UsersTable = {
  id: Generated<string>;
  email: OptionalText;
  encrypted_password: OptionalText;
  email_confirmed_at: OptionalTime;
  /** When a link, a code or a provider first proved the address (decision 162). */
  email_verified_at: OptionalTime;
  /** Created by the owner, so no other person can have prepared the account. */
  is_created_by_owner: Generated<boolean>;
  app_metadata: JsonWithDefault<Metadata>;
  user_metadata: JsonWithDefault<Metadata>;
  banned_until: OptionalTime;
  invited_at: OptionalTime;
  confirmation_sent_at: OptionalTime;
  recovery_sent_at: OptionalTime;
  reauthentication_sent_at: OptionalTime;
  language: OptionalText;
  last_sign_in_at: OptionalTime;
  created_at: TimeWithDefault;
  updated_at: TimeWithDefault;
};

type IdentitiesTable = {
  id: Generated<string>;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Json<Metadata>;
  email: ColumnType<string | null, never, never>;
  last_sign_in_at: OptionalTime;
  created_at: TimeWithDefault;
  updated_at: TimeWithDefault;
};

type SessionsTable = {
  id: Generated<string>;
  user_id: string;
  refresh_secret: Buffer;
  refresh_sequence: Generated<number>;
  aal: ColumnType<AssuranceLevel, AssuranceLevel | undefined, AssuranceLevel>;
  amr: Json<readonly AuthenticationMethod[]>;
  user_agent: string | null;
  ip: string | null;
  factor_id: OptionalText;
  refresh_minimum_sequence: Generated<number>;
  created_at: TimeWithDefault;
  refreshed_at: TimeWithDefault;
};

type SigningKeysTable = {
  id: string;
  encrypted_private_jwk: Buffer;
  active_from: TimeWithDefault;
  created_at: TimeWithDefault;
};

type AuditLogTable = {
  id: ColumnType<number, never, never>;
  created_at: TimeWithDefault;
  event: string;
  user_id: string | null;
  session_id: string | null;
  ip: string | null;
  user_agent: string | null;
};

type FlowStatesTable = {
  id: Generated<string>;
  method: SignInMethod;
  auth_code: OptionalText;
  code_challenge: OptionalText;
  code_challenge_method: ColumnType<ChallengeMethod | null, ChallengeMethod | null | undefined>;
  user_id: OptionalText;
  linking_user_id: OptionalText;
  /** The session that links an identity. */
  linking_session_id: OptionalText;
  redirect_to: string;
  provider: OptionalText;
  provider_nonce: OptionalText;
  encrypted_provider_verifier: OptionalBytes;
  encrypted_provider_tokens: OptionalBytes;
  created_at: TimeWithDefault;
  used_at: OptionalTime;
  code_issued_at: OptionalTime;
};

type OneTimeTokensTable = {
  id: Generated<string>;
  user_id: string;
  kind: OneTimeKind;
  recipient: string;
  link_hash: Buffer;
  code_hash: Buffer;
  failed_attempts: Generated<number>;
  flow_id: OptionalText;
  expires_at: Date;
  created_at: TimeWithDefault;
};

type FactorsTable = {
  id: Generated<string>;
  user_id: string;
  factor_type: FactorType;
  status: ColumnType<'unverified' | 'verified', 'unverified' | 'verified' | undefined>;
  friendly_name: Generated<string>;
  phone: OptionalText;
  encrypted_secret: OptionalBytes;
  last_totp_step: ColumnType<number | null, number | null | undefined>;
  failed_attempts: Generated<number>;
  locked_until: OptionalTime;
  last_challenged_at: OptionalTime;
  created_at: TimeWithDefault;
  updated_at: TimeWithDefault;
};

type ChallengesTable = {
  id: Generated<string>;
  factor_id: string;
  code_hash: OptionalBytes;
  ip: OptionalText;
  created_at: TimeWithDefault;
  used_at: OptionalTime;
};

type VaultTable = { singleton: Generated<boolean>; key_fingerprint: Buffer };

/** The tables of the schema `auth`, as created by `migrations/`. */
export type AccountsTables = {
  'auth.users': UsersTable;
  'auth.identities': IdentitiesTable;
  'auth.sessions': SessionsTable;
  'auth.signing_keys': SigningKeysTable;
  'auth.audit_log': AuditLogTable;
  'auth.flow_states': FlowStatesTable;
  'auth.one_time_tokens': OneTimeTokensTable;
  'auth.factors': FactorsTable;
  'auth.challenges': ChallengesTable;
  'auth.encryption_key': VaultTable;
};

export type UserRow = Selectable<UsersTable>;
export type IdentityRow = Selectable<IdentitiesTable>;
export type SessionRow = Selectable<SessionsTable>;
export type FlowStateRow = Selectable<FlowStatesTable>;
export type OneTimeTokenRow = Selectable<OneTimeTokensTable>;
export type FactorRow = Selectable<FactorsTable>;
export type ChallengeRow = Selectable<ChallengesTable>;
