import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { userSessionStore } from '#core/browser/user-storage.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import OrdersSectionRoute from '../orders-section.route.tsx';
import Sheets from './sheets.route.tsx';

test('a selection that is too large to print at once is printed in parts', async () => {
  const { sheets: t } = (await messagesFor('admin')).bulkOrders;
  const { id, orderNumber } = await placeOrderForStaff();
  // deleted orders have no slip
  const ids = [...Array.from({ length: 500 }, () => crypto.randomUUID()), id];
  userSessionStore.write('lazaward-selection-orders', JSON.stringify(ids));
  await renderAdminComponent(<Sheets />, 'owner', {
    path: '/admin/orders/sheets?kind=slips&part=2',
    layout: OrdersSectionRoute,
  });
  await expect.element(page.getByRole('article').getByText(orderNumber, { exact: true })).toBeVisible();
  const parts = page.getByRole('navigation', { name: t.parts, exact: true });
  expect(parts.getByRole('link').elements()).toHaveLength(2);
  await expect
    .element(parts.getByRole('link', { name: t.part({ number: formatNumber(2, language) }), exact: true }))
    .toHaveAttribute('aria-current', 'page');
  expect(await accessibilityViolations()).toEqual([]);
});

test('sheets without a selection say where orders are selected', async () => {
  const { sheets: t } = (await messagesFor('admin')).bulkOrders;
  await placeOrderForStaff();
  await renderAdminComponent(<Sheets />, 'owner', {
    path: '/admin/orders/sheets?kind=slips',
    layout: OrdersSectionRoute,
  });
  await expect.element(page.getByText(t.none, { exact: true })).toBeVisible();
});
