import type { ColumnType, Generated, Selectable } from 'kysely';

/** What the customer wrote about themselves, or what a provider said of them. */
export type Metadata = { readonly [key: string]: unknown };

/** How a session was proven: the method and the unix second, newest first. */
export type AuthenticationMethod = { readonly method: string; readonly timestamp: number };

export type AssuranceLevel = 'aal1' | 'aal2';

// The driver turns arrays into SQL arrays, so JSON is written as text.
type Json<Value> = ColumnType<Value, string, string>;
type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;
type TimeWithDefault = ColumnType<Date, Date | undefined, Date>;
type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

type UsersTable = {
  id: Generated<string>;
  email: string | null;
  phone: ColumnType<string | null, string | null | undefined, string | null>;
  encrypted_password: string | null;
  email_confirmed_at: OptionalTime;
  phone_confirmed_at: OptionalTime;
  app_metadata: JsonWithDefault<Metadata>;
  user_metadata: JsonWithDefault<Metadata>;
  is_anonymous: Generated<boolean>;
  banned_until: OptionalTime;
  last_sign_in_at: OptionalTime;
  created_at: TimeWithDefault;
  updated_at: TimeWithDefault;
  deleted_at: OptionalTime;
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
  refresh_key: Buffer;
  refresh_counter: Generated<number>;
  aal: ColumnType<AssuranceLevel, AssuranceLevel | undefined, AssuranceLevel>;
  amr: Json<readonly AuthenticationMethod[]>;
  user_agent: string | null;
  ip: string | null;
  created_at: TimeWithDefault;
  refreshed_at: TimeWithDefault;
};

type SigningKeysTable = {
  id: string;
  private_jwk: Json<Metadata>;
  signs_from: TimeWithDefault;
  created_at: TimeWithDefault;
};

type AuditLogTable = {
  id: ColumnType<number, never, never>;
  happened_at: TimeWithDefault;
  event: string;
  user_id: string | null;
  session_id: string | null;
  ip: string | null;
  user_agent: string | null;
};

/** The tables of the schema `auth`, as `migrations/` lays them. */
export type AccountsTables = {
  'auth.users': UsersTable;
  'auth.identities': IdentitiesTable;
  'auth.sessions': SessionsTable;
  'auth.signing_keys': SigningKeysTable;
  'auth.audit_log': AuditLogTable;
};

export type UserRow = Selectable<UsersTable>;
export type IdentityRow = Selectable<IdentitiesTable>;
export type SessionRow = Selectable<SessionsTable>;
