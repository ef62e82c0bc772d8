import { definePersonalData } from '#core/server/privacy/define-personal-data.ts';

export const authPersonalData = definePersonalData({
  records: [
    {
      data: 'name, e-mail, phone, date of birth; of customers by phone name and phone, and an e-mail only if they gave one',
      tables: ['profiles', 'auth.users', 'auth.identities'],
      purpose: 'the account (consent)',
      retention: 'until the account is deleted',
      access: 'its owner; admin users who may see customers (no date of birth)',
    },
    {
      data: 'password (argon2id), second factors (encrypted), one-time codes (hashed)',
      tables: ['auth.*'],
      purpose: 'protection of the account (consent)',
      retention: 'until replaced or deleted; codes until they expire',
      access: 'no one',
    },
    {
      data: 'device and network address of sign-ins',
      tables: ['auth.sessions', 'auth.audit_log'],
      purpose: 'protection of the account (lawful interest)',
      retention:
        'sessions until sign-out or 400 days without use; the log 400 days; both at the latest until the account is deleted',
      access: 'its owner, in the export',
    },
  ],
  notExported: {
    'gives access to any reader of the file': [
      'auth.factors.encrypted_secret',
      'auth.flow_states.code_challenge',
      'auth.flow_states.code_challenge_method',
      'auth.one_time_tokens.code_hash',
      'auth.one_time_tokens.link_hash',
      'auth.sessions.refresh_secret',
      'auth.users.encrypted_password',
    ],
    'is a queued mail or a counted attempt, deleted within a day': [
      'auth.flow_states.method',
      'auth.flow_states.redirect_to',
      'auth.one_time_tokens.created_at',
      'auth.one_time_tokens.expires_at',
      'auth.one_time_tokens.kind',
      'auth.rate_limits.expire',
      'auth.rate_limits.key',
    ],
    'is exported in another form': [
      'auth.factors.status',
      'auth.sessions.aal',
      'auth.sessions.amr',
      'profiles.search_text',
    ],
    'is the time of the last update or of a mail request': [
      'auth.identities.updated_at',
      'auth.users.reauthentication_sent_at',
      'auth.users.recovery_sent_at',
      'auth.users.updated_at',
    ],
  },
});
