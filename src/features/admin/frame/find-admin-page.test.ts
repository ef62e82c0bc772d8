import { expect, test } from 'vitest';
import { findAdminPage } from './find-admin-page.ts';

test.each([
  ['', 'dashboard'],
  ['orders', 'orders'],
  ['Orders', 'orders'],
  ['settings/cartDrawer', 'settings/cartDrawer'],
])('finds for the path %s the page %s', (path, page) => {
  expect(findAdminPage(path)?.page.path).toBe(page);
});

test.each(['nowhere', 'orders/a/b/c', 'orders/'])('finds no page for the path %s', (path) => {
  expect(findAdminPage(path)).toBeUndefined();
});
