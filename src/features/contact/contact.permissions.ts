import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const contactPermissions = definePermissions({
  'messages.read': ['manager', 'orders'],
  'messages.write': ['manager', 'orders'],
});
