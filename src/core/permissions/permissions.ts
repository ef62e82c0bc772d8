import { permissionRoles } from '#generated/permissions.gen.ts';

/**
 * Roles of the people who run a shop (decision 201). Each of them is an admin of specification 6; the role decides which parts of the
 * admin area they may read and change.
 */
export const staffRoles = ['owner', 'manager', 'orders', 'catalogue', 'readonly'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Defines permissions by the staff roles that have them; owners have every permission. `npm run generate` collects the constants
 * `…Permissions` of `*.permissions.ts`; a permission may be defined once.
 */
export const definePermissions = (
  permissions: Readonly<Record<string, readonly Exclude<StaffRole, 'owner'>[]>>,
): typeof permissions => permissions;

/** Permissions that an admin endpoint may require. */
export type Permission = keyof typeof permissionRoles;

const permissions = Object.entries(permissionRoles) as [Permission, readonly StaffRole[]][];

const permissionsOf = (role: StaffRole): ReadonlySet<Permission> =>
  new Set(
    permissions.filter(([, roles]) => role === 'owner' || roles.includes(role)).map(([permission]) => permission),
  );

/** Permissions of each role: the server checks them, the admin area hides elements by them. */
export const rolePermissions: Readonly<Record<StaffRole, ReadonlySet<Permission>>> = {
  owner: permissionsOf('owner'),
  manager: permissionsOf('manager'),
  orders: permissionsOf('orders'),
  catalogue: permissionsOf('catalogue'),
  readonly: permissionsOf('readonly'),
};
