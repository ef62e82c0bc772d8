// Generated from migrations by `npm run generate`. df92a0ab2c355286
import type { ColumnType, GeneratedAlways } from 'kysely';

type JsonObject = { readonly [key: string]: unknown };
type Json<Value> = ColumnType<Value, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type WithDefault<Column> = [Column] extends [ColumnType<infer Select, infer Insert, infer Update>]
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<Column, Column | undefined, Column>;

export type AccountsTables = {
  'auth.audit_log': {
    id: GeneratedAlways<number>;
    created_at: WithDefault<Timestamp>;
    event: string;
    user_id: string | null;
    session_id: string | null;
    ip: string | null;
    user_agent: string | null;
  };
  'auth.challenges': {
    id: WithDefault<string>;
    factor_id: string;
    code_hash: Buffer | null;
    ip: string | null;
    created_at: WithDefault<Timestamp>;
    used_at: Timestamp | null;
  };
  'auth.encryption_key': {
    singleton: WithDefault<boolean>;
    key_fingerprint: Buffer;
  };
  'auth.factors': {
    id: WithDefault<string>;
    user_id: string;
    factor_type: 'totp' | 'phone';
    status: WithDefault<'unverified' | 'verified'>;
    friendly_name: WithDefault<string>;
    phone: string | null;
    encrypted_secret: Buffer | null;
    last_totp_step: number | null;
    failed_attempts: WithDefault<number>;
    locked_until: Timestamp | null;
    last_challenged_at: Timestamp | null;
    created_at: WithDefault<Timestamp>;
    updated_at: WithDefault<Timestamp>;
  };
  'auth.flow_states': {
    id: WithDefault<string>;
    method: 'password' | 'otp' | 'oauth' | 'email/signup' | 'recovery' | 'invite';
    auth_code: string | null;
    code_challenge: string | null;
    code_challenge_method: 's256' | 'plain' | null;
    user_id: string | null;
    linking_user_id: string | null;
    linking_session_id: string | null;
    redirect_to: string;
    provider: string | null;
    provider_nonce: string | null;
    encrypted_provider_verifier: Buffer | null;
    encrypted_provider_tokens: Buffer | null;
    created_at: WithDefault<Timestamp>;
    used_at: Timestamp | null;
    code_issued_at: Timestamp | null;
  };
  'auth.identities': {
    id: WithDefault<string>;
    user_id: string;
    provider: string;
    provider_id: string;
    identity_data: Json<JsonObject>;
    email: GeneratedAlways<string | null>;
    last_sign_in_at: Timestamp | null;
    created_at: WithDefault<Timestamp>;
    updated_at: WithDefault<Timestamp>;
  };
  'auth.one_time_tokens': {
    id: WithDefault<string>;
    user_id: string;
    kind: 'confirmation' | 'recovery' | 'invite' | 'reauthentication';
    recipient: string;
    link_hash: Buffer;
    code_hash: Buffer;
    failed_attempts: WithDefault<number>;
    flow_id: string | null;
    expires_at: Timestamp;
    created_at: WithDefault<Timestamp>;
  };
  'auth.rate_limits': {
    key: string;
    points: WithDefault<number>;
    expire: number | null;
  };
  'auth.sessions': {
    id: WithDefault<string>;
    user_id: string;
    refresh_secret: Buffer;
    refresh_sequence: WithDefault<number>;
    refresh_minimum_sequence: WithDefault<number>;
    aal: WithDefault<'aal1' | 'aal2'>;
    amr: Json<readonly { readonly method: string; readonly timestamp: number }[]>;
    factor_id: string | null;
    user_agent: string | null;
    ip: string | null;
    created_at: WithDefault<Timestamp>;
    refreshed_at: WithDefault<Timestamp>;
  };
  'auth.signing_keys': {
    id: string;
    encrypted_private_jwk: Buffer;
    active_from: WithDefault<Timestamp>;
    created_at: WithDefault<Timestamp>;
  };
  'auth.users': {
    id: WithDefault<string>;
    email: string | null;
    encrypted_password: string | null;
    email_confirmed_at: Timestamp | null;
    email_verified_at: Timestamp | null;
    is_created_by_owner: WithDefault<boolean>;
    app_metadata: WithDefault<Json<JsonObject>>;
    user_metadata: WithDefault<Json<JsonObject>>;
    banned_until: Timestamp | null;
    invited_at: Timestamp | null;
    confirmation_sent_at: Timestamp | null;
    recovery_sent_at: Timestamp | null;
    reauthentication_sent_at: Timestamp | null;
    language: string | null;
    last_sign_in_at: Timestamp | null;
    created_at: WithDefault<Timestamp>;
    updated_at: WithDefault<Timestamp>;
  };
};
