import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import { delayResponse } from '#tests/support/component/delay-response.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { useOrderShipments } from './use-order-shipments.ts';

const texts = { reload: 'reload', handOver: 'hand over' };
const showOrder = async () => undefined;

/** The state of an order's parcel, with a button that hands it over. */
const Parcel = ({ order }: { order: AdminOrderView }) => {
  const { orderShipments, change, reload } = useOrderShipments(order, showOrder);
  const [parcel] = orderShipments?.shipments ?? [];
  if (parcel === undefined) return null;
  const { id, state } = parcel;
  return (
    <>
      <h1>{state}</h1>
      <button type="button" onClick={reload}>
        {texts.reload}
      </button>
      <button
        type="button"
        onClick={() => void change((admin) => admin.setState({ id, from: state, to: 'handed_over' }))}
      >
        {texts.handOver}
      </button>
    </>
  );
};

test('a parcel keeps its new state when an earlier request responds later', async () => {
  const order = await placeOrderForStaff();
  const { couriers, shipments } = await loadAdminClient();
  await commands.query(`update orders set status = 'processing' where id = $1`, [order.id]);
  const courierId = (await couriers.list()).items.find(({ isActive }) => isActive)?.id ?? '';
  await shipments.create({ id: order.id, courierId, trackingNumber: '', cash: 0 });
  await renderAdminComponent(<Parcel order={{ ...order, status: 'processing' }} />);
  const state = page.getByRole('heading');
  await expect.element(state).toHaveTextContent('packed');
  const respond = await delayResponse(() => page.getByRole('button', { name: texts.reload, exact: true }).click());
  await page.getByRole('button', { name: texts.handOver, exact: true }).click();
  await expect.element(state).toHaveTextContent('handed_over');
  await respond();
  expect(state.element().textContent).toBe('handed_over');
});
