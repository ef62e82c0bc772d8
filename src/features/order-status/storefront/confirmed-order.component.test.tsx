import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { normalizeText } from '#tests/support/browser/visible-text.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { placeOrder, setOrderStatus } from '#tests/support/component/orders.ts';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { ConfirmedOrder } from './confirmed-order.tsx';

const openOrder = async (order: OrderView) => {
  const { checkout, confirmation } = await messagesFor('checkout');
  const lookup = { refresh: async () => undefined, updateOrder: () => undefined };
  const { unmount } = await renderComponent(<ConfirmedOrder order={order} lookup={lookup} instapayHandle="" />);
  return { confirmation, payment: checkout.payment, unmount };
};

test('a confirmed order shows its status and no request to send or pay it again', async () => {
  let order = await placeOrder(2);
  for (const status of ['processing', 'shipped', 'delivered'] as const) {
    order = await setOrderStatus(order, status);
    const { confirmation, payment, unmount } = await openOrder(order);
    const { later, chat, estimated } = confirmation;
    await expect.element(page.getByRole('heading', { name: later[status].title, exact: true })).toBeVisible();
    const link = page.getByRole('link', { name: chat.later.open, exact: true });
    const address = new URL(link.element().getAttribute('href') ?? '');
    expect(address.searchParams.get('text')).toBe(order.orderNumber);
    const text = normalizeText(document.body.innerText);
    expect(text).not.toContain(normalizeText(chat.title));
    const isDelivered = status === 'delivered';
    expect(text.includes(normalizeText(estimated))).toBe(!isDelivered);
    const { cash_on_delivery: cash } = payment.methods;
    expect(page.getByRole('heading', { name: cash.name, exact: true }).elements()).toHaveLength(isDelivered ? 0 : 1);
    expect(await accessibilityViolations()).toEqual([]);
    await unmount();
  }
});
