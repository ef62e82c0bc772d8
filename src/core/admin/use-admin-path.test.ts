import { expect, test } from 'vitest';
import { adminPathOf } from './use-admin-path.ts';

test('the path below the admin area has no slash at its ends', () => {
  expect(['/admin', '/admin/', '/admin/orders/', '/admin/settings/pages/faq'].map(adminPathOf)).toEqual([
    '',
    '',
    'orders',
    'settings/pages/faq',
  ]);
});
