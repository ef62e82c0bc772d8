import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const reportPermissions = definePermissions({
  'figures.read': ['manager', 'readonly'],
});
