import { Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { OrderPage } from '#features/orders/ui/use-order-page.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import OrderShipmentsTab from './order-shipments.route.tsx';

/** Packs a parcel of a new order, and opens its tab. */
const openParcel = async () => {
  const { panel } = (await messagesFor('admin')).shipments;
  const order = await placeOrderForStaff();
  const { couriers, shipments } = await loadAdminClient();
  await commands.query(`update orders set status = 'processing' where id = $1`, [order.id]);
  const courierId = (await couriers.list()).items.find(({ isActive }) => isActive)?.id ?? '';
  await shipments.create({ id: order.id, courierId, trackingNumber: '', cash: 0 });
  const context: OrderPage = { order: { ...order, status: 'processing' }, refresh: async () => undefined };
  await renderAdminComponent(<OrderShipmentsTab />, 'owner', { layout: () => <Outlet context={context} /> });
  const { title, text } = panel.confirm.handed_over;
  const question = page.getByRole('dialog', { name: title, exact: true });
  const readState = async () =>
    (await commands.query('select state from shipments where order_id = $1', [order.id]))[0]?.['state'];
  return {
    handOver: page
      .getByRole('group', { name: panel.label, exact: true })
      .getByRole('button', { name: panel.move.handed_over }),
    question,
    text,
    yes: question.getByRole('button', { name: panel.move.handed_over, exact: true }),
    readState,
  };
};

test('handing a parcel over needs a confirmation, because it mails the customer', async () => {
  const { handOver, question, text, yes, readState } = await openParcel();
  await handOver.click();
  await expect.element(question.getByText(text, { exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(await readState()).toBe('packed');
  await handOver.click();
  await yes.click();
  await expect.poll(readState).toBe('handed_over');
  await expect.element(question).not.toBeInTheDocument();
});
