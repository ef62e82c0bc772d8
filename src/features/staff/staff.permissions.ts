import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const staffPermissions = definePermissions({
  'auditLog.read': ['manager'],
  'staff.read': ['manager'],
});
