import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const paymentPermissions = definePermissions({
  'payments.read': ['manager', 'orders', 'readonly'],
  'payments.write': ['manager', 'orders'],
  'refunds.write': ['manager'],
});
