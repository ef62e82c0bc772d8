import { useParams } from 'react-router';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import { AdjacentOrders } from './adjacent-orders.tsx';

const OrderPage = () => <AdjacentOrders orderNumber={useParams()['orderNumber'] ?? ''} />;

const list = 'from=2001-05-05&to=2001-05-05';
const query = new URLSearchParams({ list });

/** Opens the newer of the two orders of a day in this tab. */
const openNewerOrder = async (tab: string, search: string) => {
  const t = (await messagesFor('admin')).orders.page;
  const [older, newer] = [await placeOrderForStaff(), await placeOrderForStaff()];
  await commands.query(`update orders set created_at = '2001-06-05' where created_at < '2001-06-01'`, []);
  for (const [hour, { id }] of [older, newer].entries())
    await commands.query('update orders set created_at = $2 where id = $1', [id, `2001-05-05T1${hour}:00:00Z`]);
  await renderAdminComponent(<OrderPage />, 'owner', {
    path: `/admin/orders/${newer.orderNumber}${tab}${search}`,
    pattern: '/admin/orders/:orderNumber/*',
  });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const position = page.getByText(`${t.title} ${shortOrderNumber(newer.orderNumber)}`, { exact: true });
  return { older, next: link(t.next), previous: link(t.previous), position };
};

test('an order at the start of a list links to the next one with the list and the open tab, and to no previous one', async () => {
  const { older, next, previous, position } = await openNewerOrder('/payments', `?${query}`);
  await expect.element(next).toHaveAttribute('href', `/admin/orders/${older.orderNumber}/payments?${query}`);
  expect(previous.elements()).toEqual([]);
  await expect.element(position).toHaveRole('status');
});

test('the next order opens with its details if it may lack the open tab or dialog', async () => {
  const { older, next } = await openNewerOrder('/returns/new', `?${query}`);
  await expect.element(next).toHaveAttribute('href', `/admin/orders/${older.orderNumber}?${query}`);
});

test('an order that was not opened from a list has no adjacent orders', async () => {
  const { next, previous } = await openNewerOrder('', '');
  expect([...next.elements(), ...previous.elements()]).toEqual([]);
});
