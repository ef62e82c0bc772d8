import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import Orders, { clientLoader } from './orders.route.tsx';
import OrdersSectionRoute from './orders-section.route.tsx';

test('the result of an action stays visible when the action removes all orders from the filtered list', async () => {
  const { shipments, layout, bulkOrders } = await messagesFor('admin');
  const { fields } = await messagesFor('common');
  const { selection: t } = shipments;
  const { orderNumber } = await placeOrderForStaff();
  await renderAdminComponent(<Orders />, 'owner', {
    path: `/admin/orders?status=pending&q=${orderNumber}`,
    loader: clientLoader,
    layout: OrdersSectionRoute,
  });
  await page.getByRole('checkbox', { name: t.choose({ number: shortOrderNumber(orderNumber) }), exact: true }).click();
  await page.getByRole('button', { name: t.move.processing, exact: true }).click();
  const question = page.getByRole('dialog', { name: bulkOrders.confirm.process });
  await question.getByRole('button', { name: t.yes, exact: true }).click();
  const outcome = page.getByRole('dialog', { name: t.result });
  await expect.element(page.getByText(layout.list.noMatches, { exact: true })).toBeVisible();
  await expect.element(outcome.getByText(t.done(1), { exact: true })).toBeVisible();
  await outcome.getByRole('button', { name: fields.close, exact: true }).last().click();
  await expect.element(page.getByText(t.hidden(1), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.clear, exact: true }).click();
  await expect.element(page.getByRole('region', { name: t.label })).not.toBeInTheDocument();
});
