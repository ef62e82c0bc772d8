import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const authPermissions = definePermissions({
  /** Owners only: staff roles, payment gateway keys, and every endpoint without another permission. */
  ownership: [],
});
