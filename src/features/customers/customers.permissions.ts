import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const customerPermissions = definePermissions({
  /** Personal data of customers: names, phone numbers, e-mail and postal addresses, in every list. */
  'customers.read': ['manager', 'orders'],
  'customers.write': ['manager', 'orders'],
  'customers.export': ['manager'],
});
