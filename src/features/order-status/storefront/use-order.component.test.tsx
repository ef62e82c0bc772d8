import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { delayResponse } from '#tests/support/component/delay-response.ts';
import { placeOrder } from '#tests/support/component/orders.ts';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { ConfirmedOrder } from './confirmed-order.tsx';
import { useOrder } from './use-order.ts';

const OrderPage = ({ orderNumber }: { orderNumber: string }) => {
  const { state, ...lookup } = useOrder(orderNumber);
  return state.kind === 'loaded' && <ConfirmedOrder order={state.order} lookup={lookup} instapayHandle="" />;
};

/** Opens the page of a new order that waits for a payment by card. */
const openUnpaidOrder = async () => {
  const { cancel, headings } = await messagesFor('payment');
  const { checkout } = await messagesFor('checkout');
  const { orderNumber } = await placeOrder();
  await commands.query(
    `update orders set payment_method = 'card', payment_deadline = now() + interval '1 hour' where order_number = $1`,
    [orderNumber],
  );
  await renderComponent(<OrderPage orderNumber={orderNumber} />);
  const button = (name: string) => page.getByRole('button', { name, exact: false });
  const unpaid = page.getByRole('heading', { name: headings.unpaid, exact: true });
  await expect.element(unpaid).toBeVisible();
  // an effect sets it, so those that listen to the tab have run too
  await expect.poll(() => document.title).toContain(headings.unpaid);
  return {
    unpaid,
    cancelOrder: async () => {
      await button(cancel.open).click();
      await button(cancel.yes).click();
    },
    payInCash: async () => {
      await button(checkout.payment.methods.cash_on_delivery.name).click();
    },
  };
};

test.each(['cancelOrder', 'payInCash'] as const)(
  'an order keeps its new state when an earlier request responds later: %s',
  async (change) => {
    const opened = await openUnpaidOrder();
    const respond = await delayResponse(() => document.dispatchEvent(new Event('visibilitychange')));
    await opened[change]();
    await expect.element(opened.unpaid).not.toBeInTheDocument();
    await respond();
    expect(opened.unpaid.elements()).toEqual([]);
  },
);
