import { definePersonalData } from '#core/server/privacy/define-personal-data.ts';

export const auditPersonalData = definePersonalData({
  records: [
    {
      data: 'actions of admin users',
      tables: ['audit_log'],
      withoutCustomers: ['audit_log'],
      purpose: 'accountability (lawful interest)',
      retention:
        "permanently (decision 228); an admin user's address, of a newsletter subscriber only `na…@example.com`, of a new admin user the address",
      access: 'admin users',
    },
  ],
});
