import { expect, test } from 'vitest';
import { adminPathOf, isAdminPath } from './admin-path.ts';

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

test('the path below the admin area has no slash at its ends', () => {
  expect(['/admin', '/admin/', '/admin/orders/', '/admin/settings/pages/faq'].map(adminPathOf)).toEqual([
    '',
    '',
    'orders',
    'settings/pages/faq',
  ]);
});
