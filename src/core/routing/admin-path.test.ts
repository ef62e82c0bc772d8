import { expect, test } from 'vitest';
import { isAdminPath } from './admin-path.ts';

test.each([
  '/admin',
  '/admin/',
  '/admin/orders',
  '/admin?from=mail',
  '/admin#content',
  '/admin.data',
  '/admin/orders.data',
  '/Admin/orders',
])('%s belongs to the admin area', (address) => {
  expect(isAdminPath(address)).toBe(true);
});

test.each(['/', '/account', '/administration', '/admin-fees', '/auth?to=/admin'])(
  '%s does not belong to the admin area',
  (address) => {
    expect(isAdminPath(address)).toBe(false);
  },
);
