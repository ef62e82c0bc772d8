import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { OrderActions } from './order-actions.tsx';

/** Renders the actions of an order, which follow its state. */
const openActions = async (opened: AdminOrder, path = '/') => {
  const { orders: t } = await messagesFor('admin');
  const { orders } = await loadAdminClient();
  const Actions = () => {
    const [order, setOrder] = useState(opened);
    const refresh = async () => setOrder(await orders.get({ orderNumber: order.orderNumber, language }));
    return <OrderActions order={order} onChanged={setOrder} onOutdated={() => void refresh()} />;
  };
  await renderAdminComponent(<Actions />, 'owner', { path });
  return { t, orders, button: (name: string) => page.getByRole('button', { name, exact: true }) };
};

test('the slower of two admins who change one order sees its current state', async () => {
  const order = await placeOrderForStaff();
  const { t, orders, button } = await openActions(order);
  await orders.updateStatus({ id: order.id, language, from: 'pending', to: 'cancelled' });
  await button(t.move.processing).click();
  await page.getByRole('dialog').getByRole('button', { name: t.confirm.processing.yes, exact: true }).click();
  const state = { status: t.status.cancelled, payment: t.payment.nothing_due };
  const notice = page.getByRole('alert').filter({ hasText: t.changedMeanwhile.title });
  await expect.element(notice.getByText(t.changedMeanwhile.body(state), { exact: true })).toBeVisible();
  await expect.element(button(t.move.processing)).not.toBeInTheDocument();
});

test('a cancellation of a paid order offers a refund, and names what an order without one still owes', async () => {
  const { id, orderNumber, total } = await placeOrderForStaff();
  const admin = await loadAdminClient();
  const paid = await admin.orders.updatePaymentStatus({ id, language, from: 'pending', to: 'paid' });
  const { t } = await openActions(paid, `/admin/orders/${orderNumber}/cancel`);
  const dialog = page.getByRole('dialog', { name: t.confirm.cancelled.title, exact: true });
  const refund = dialog.getByLabelText(t.confirm.cancelled.refund({ amount: formatMoney(total, language) }));
  await expect.element(refund).toBeChecked();
  await expect.element(dialog.getByText(t.confirm.cancelled.byHand, { exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await refund.click();
  await expect.element(dialog.getByText(t.confirm.cancelled.keeps, { exact: true })).toBeVisible();
});

test('a payment of a cancelled order is recorded only after the question whether it arrived', async () => {
  const { id, total } = await placeOrderForStaff();
  const admin = await loadAdminClient();
  const cancelled = await admin.orders.updateStatus({ id, language, from: 'pending', to: 'cancelled' });
  const { t, button } = await openActions(cancelled);
  await button(t.settle.paid).click();
  const question = page.getByRole('dialog', { name: t.confirm.paid.title, exact: true });
  const text = t.confirm.paid.cancelled({ amount: formatMoney(total, language) });
  await expect.element(question.getByText(text, { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button(t.settle.paid)).toBeVisible();
  await button(t.settle.paid).click();
  await question.getByRole('button', { name: t.confirm.paid.yes, exact: true }).click();
  // undone, as after a mistake
  await button(t.settle.pending).click();
  await expect.element(button(t.settle.paid)).toBeVisible();
});
