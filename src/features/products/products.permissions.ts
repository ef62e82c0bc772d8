import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const productPermissions = definePermissions({
  'catalogue.read': ['manager', 'orders', 'catalogue', 'readonly'],
  'catalogue.write': ['manager', 'catalogue'],
});
