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
});
