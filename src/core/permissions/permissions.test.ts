import { describe, expect, test } from 'vitest';
import { permissionRoles } from '#generated/permissions.gen.ts';
import { rolePermissions, staffRoles } from './permissions.ts';

const isWriting = (right: string) => /\.(?:write|export)$|^ownership$/.test(right);

describe('staff roles', () => {
  test('give owners every right, and only them the ownership', () => {
    expect([...rolePermissions.owner]).toEqual(Object.keys(permissionRoles));
    expect(staffRoles.filter((role) => rolePermissions[role].has('ownership'))).toEqual(['owner']);
  });

  test('let everybody enter', () => {
    expect(staffRoles.filter((role) => !rolePermissions[role].has('area.enter'))).toEqual([]);
  });

  test('let the read-only role change nothing and see no customer', () => {
    expect([...rolePermissions.readonly].filter(isWriting)).toEqual([]);
    expect(rolePermissions.readonly.has('customers.read')).toBe(false);
  });

  test('let nobody change what they cannot see', () => {
    for (const role of staffRoles) {
      const rights = rolePermissions[role];
      const blind = [...rights].filter(
        (right) => /\.(?:write|export)$/.test(right) && !rights.has(right.replace(/\.\w+$/, '.read') as never),
      );
      // refunds are seen with payments, texts about payment with the settings
      const exempt = new Set<string>(['refunds.write', 'paymentTexts.write']);
      expect({ role, blind: blind.filter((right) => !exempt.has(right)) }).toEqual({ role, blind: [] });
    }
  });

  test('let nobody change orders, payments or refunds without seeing customers, because the answers name them', () => {
    for (const right of ['orders.write', 'payments.write', 'refunds.write'] as const) {
      expect(
        staffRoles.filter((role) => rolePermissions[role].has(right) && !rolePermissions[role].has('customers.read')),
      ).toEqual([]);
    }
  });

  test('let only owners and managers send money back or take lists of customers away', () => {
    for (const right of ['refunds.write', 'customers.export'] as const) {
      expect(staffRoles.filter((role) => rolePermissions[role].has(right))).toEqual(['owner', 'manager']);
    }
  });
});
