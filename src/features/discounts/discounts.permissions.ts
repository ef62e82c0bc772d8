import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const promoCodePermissions = definePermissions({
  'promoCodes.read': ['manager', 'catalogue', 'readonly'],
  'promoCodes.write': ['manager', 'catalogue'],
});
