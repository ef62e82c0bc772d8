import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const settingsPermissions = definePermissions({
  'settings.read': ['manager', 'readonly'],
  'settings.write': ['manager'],
});
