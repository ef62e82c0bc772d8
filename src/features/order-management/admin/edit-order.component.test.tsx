import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import EditOrder from './edit-order.route.tsx';
import OrdersSectionRoute from './orders-section.route.tsx';

/** Adds a plate to an order that another admin changes meanwhile, and saves it. */
const saveAfterAnotherAdmin = async () => {
  const { orderChanges: t } = await messagesFor('admin');
  const { catalogue } = await messagesFor('common');
  const { id, orderNumber } = await placeOrderForStaff();
  await renderAdminComponent(
    <Routes>
      <Route element={<OrdersSectionRoute />}>
        <Route path="/admin/orders/:orderNumber/edit" element={<EditOrder />} />
        <Route path="*" element={null} />
      </Route>
    </Routes>,
    'owner',
    { path: `/admin/orders/${orderNumber}/edit` },
  );
  const increase = page.getByRole('button', { name: catalogue.increase, exact: true });
  const summary = page.getByRole('complementary', { name: t.summary, exact: true });
  const notice = summary.getByText(t.customerNotice, { exact: true });
  const save = page.getByRole('button', { name: t.save, exact: true });
  await increase.click();
  // the change is priced
  await expect.element(notice).toBeVisible();
  await commands.query('update orders set version = version + 1 where id = $1', [id]);
  await save.click();
  const conflict = page.getByRole('alert').filter({ hasText: t.conflict.title });
  await expect.element(conflict).toBeVisible();
  const readOrder = async () => (await commands.query('select version, items from orders where id = $1', [id]))[0];
  return { t, conflict, notice, save, readOrder };
};

test('the second of two admins who change an order sees both versions and continues from the first', async () => {
  const { t, conflict, notice, save, readOrder } = await saveAfterAnotherAdmin();
  for (const part of [t.conflict.current, t.conflict.yours])
    await expect.element(conflict.getByRole('heading', { name: part, exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await conflict.getByRole('button', { name: t.conflict.keep, exact: true }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(notice).toBeVisible();
  await save.click();
  await expect.element(page.getByText(t.saved.title, { exact: true })).toBeVisible();
  expect(await readOrder()).toMatchObject({ version: 3, items: [{ productId: 'plate-lotus-01', quantity: 2 }] });
});

test('the second of two admins can start from the version of the first', async () => {
  const { t, conflict, readOrder } = await saveAfterAnotherAdmin();
  await conflict.getByRole('button', { name: t.conflict.take, exact: true }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(page.getByText(t.nothing, { exact: true })).toBeVisible();
  expect(await readOrder()).toMatchObject({ version: 2, items: [{ productId: 'plate-lotus-01', quantity: 1 }] });
});
