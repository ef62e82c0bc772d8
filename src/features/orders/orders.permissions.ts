import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const orderPermissions = definePermissions({
  'orders.read': ['manager', 'orders', 'readonly'],
  'orders.write': ['manager', 'orders'],
});
