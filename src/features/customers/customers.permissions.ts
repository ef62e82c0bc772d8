import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const customerPermissions = definePermissions({
  /** Who a customer is: names, phone numbers, e-mail and other addresses, in every list. */
  'customers.read': ['manager', 'orders'],
  'customers.write': ['manager', 'orders'],
  'customers.export': ['manager'],
});
