import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import { delayResponse } from '#tests/support/component/delay-response.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language } from '#tests/support/component/render-component.tsx';
import { useOrderPayments } from './use-order-payments.ts';

const texts = { reload: 'reload', refund: 'refund', paid: 'paid', refunded: 'refunded' };
const notice = { title: 'refunded', body: 'refunded' };
const refresh = async () => undefined;

/** Whether an order is paid or refunded, with a button that refunds it. */
const Payments = ({ order: { id }, order }: { order: AdminOrderView }) => {
  const { payments, change, reload } = useOrderPayments(order, refresh);
  if (payments === null) return null;
  const { refundable } = payments;
  const selection = { includesShipping: false, restock: false, reason: 'goodwill' as const, note: null };
  const request = { id, amount: refundable, expectedRefundable: refundable, ...selection };
  return (
    <>
      <h1>{refundable === 0 ? texts.refunded : texts.paid}</h1>
      <button type="button" onClick={reload}>
        {texts.reload}
      </button>
      <button type="button" onClick={() => void change((admin) => admin.refund({ ...request, lines: [] }), notice)}>
        {texts.refund}
      </button>
    </>
  );
};

test('the payments of an order keep a new refund when an earlier request responds later', async () => {
  const { id } = await placeOrderForStaff();
  const { orders } = await loadAdminClient();
  const order = await orders.updatePaymentStatus({ id, language, from: 'pending', to: 'paid' });
  await renderAdminComponent(<Payments order={order} />);
  const state = page.getByRole('heading');
  await expect.element(state).toHaveTextContent(texts.paid);
  const respond = await delayResponse(() => page.getByRole('button', { name: texts.reload, exact: true }).click());
  await page.getByRole('button', { name: texts.refund, exact: true }).click();
  await expect.element(state).toHaveTextContent(texts.refunded);
  await respond();
  expect(state.element().textContent).toBe(texts.refunded);
});
