import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const reviewPermissions = definePermissions({
  'reviews.read': ['manager', 'orders', 'catalogue', 'readonly'],
  'reviews.write': ['manager', 'catalogue'],
});
