import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const newsletterPermissions = definePermissions({
  'newsletter.read': ['manager'],
  'newsletter.write': ['manager'],
});
