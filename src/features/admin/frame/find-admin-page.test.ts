import { expect, test } from 'vitest';
import { findAdminPage } from './find-admin-page.ts';

test.each([
  ['', 'dashboard'],
  ['orders', 'orders'],
  ['Orders', 'orders'],
  ['settings/cartDrawer', 'settings/cartDrawer'],
])('the path %s leads to the page %s', (path, page) => {
  expect(findAdminPage(path)?.page.path).toBe(page);
});

test.each(['nowhere', 'orders/a/b/c', 'orders/'])('the path %s leads to no page', (path) => {
  expect(findAdminPage(path)).toBeUndefined();
});
