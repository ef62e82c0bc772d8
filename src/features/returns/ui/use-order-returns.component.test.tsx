import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { delayResponse } from '#tests/support/component/delay-response.ts';
import { placeOrder, setOrderStatus } from '#tests/support/component/orders.ts';
import { language, renderComponent } from '#tests/support/component/render-component.tsx';
import { useOrderReturns } from './use-order-returns.ts';

const texts = { reload: 'reload', send: 'send' };
const notice = { title: 'sent', body: 'sent' };

/** The number of an order's returns, with a button that requests one. */
const Returns = ({ order: { orderNumber }, order }: { order: OrderView }) => {
  const { returns, change, reload } = useOrderReturns(order);
  if (returns === null) return null;
  const request = {
    orderNumber,
    language,
    key: crypto.randomUUID(),
    lines: [{ productId: 'plate-lotus-01', quantity: 1, reason: 'damaged' as const }],
    comment: '',
  };
  return (
    <>
      <h1>{returns.returns.length}</h1>
      <button type="button" onClick={reload}>
        {texts.reload}
      </button>
      <button type="button" onClick={() => void change((shop) => shop.request(request), notice)}>
        {texts.send}
      </button>
    </>
  );
};

test('an order keeps a new return when an earlier request responds later', async () => {
  const order = await setOrderStatus(await setOrderStatus(await placeOrder(), 'shipped'), 'delivered');
  await renderComponent(<Returns order={order} />);
  const count = page.getByRole('heading');
  await expect.element(count).toHaveTextContent('0');
  const respond = await delayResponse(() => page.getByRole('button', { name: texts.reload, exact: true }).click());
  await page.getByRole('button', { name: texts.send, exact: true }).click();
  await expect.element(count).toHaveTextContent('1');
  await respond();
  expect(count.element().textContent).toBe('1');
});
