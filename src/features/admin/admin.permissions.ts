import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const adminAreaPermissions = definePermissions({
  'area.enter': ['manager', 'orders', 'catalogue', 'readonly'],
});
