import { describe, expect, test } from 'vitest';
import { permissionRoles } from '#generated/permissions.gen.ts';
import { rolePermissions, staffRoles } from './permissions.ts';

const changesData = (permission: string) => /\.(?:write|export)$|^ownership$/.test(permission);

describe('staff roles', () => {
  test('staff roles give owners every permission, and ownership only to them', () => {
    expect([...rolePermissions.owner]).toEqual(Object.keys(permissionRoles));
    expect(staffRoles.filter((role) => rolePermissions[role].has('ownership'))).toEqual(['owner']);
  });

  test('all have access to the admin area', () => {
    expect(staffRoles.filter((role) => !rolePermissions[role].has('area.enter'))).toEqual([]);
  });

  test('deny the read-only role all changes and the customers', () => {
    expect([...rolePermissions.readonly].filter(changesData)).toEqual([]);
    expect(rolePermissions.readonly.has('customers.read')).toBe(false);
  });

  test('include the read permission for each write permission', () => {
    for (const role of staffRoles) {
      const permissions = rolePermissions[role];
      const unreadable = [...permissions].filter(
        (permission) =>
          /\.(?:write|export)$/.test(permission) && !permissions.has(permission.replace(/\.\w+$/, '.read') as never),
      );
      // refunds are displayed with payments, payment texts with the settings
      const exempt = new Set<string>(['refunds.write', 'paymentTexts.write']);
      expect({ role, unreadable: unreadable.filter((permission) => !exempt.has(permission)) }).toEqual({
        role,
        unreadable: [],
      });
    }
  });

  test('include customers.read for changes of orders, payments and refunds, whose responses contain customers', () => {
    for (const permission of ['orders.write', 'payments.write', 'refunds.write'] as const) {
      expect(
        staffRoles.filter(
          (role) => rolePermissions[role].has(permission) && !rolePermissions[role].has('customers.read'),
        ),
      ).toEqual([]);
    }
  });

  test('allow refunds and exports of customers only to owners and managers', () => {
    for (const permission of ['refunds.write', 'customers.export'] as const) {
      expect(staffRoles.filter((role) => rolePermissions[role].has(permission))).toEqual(['owner', 'manager']);
    }
  });
});
