import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const authPermissions = definePermissions({
  /** Roles, keys of payment gateways, and every endpoint that names no other permission: owners only. */
  ownership: [],
});
