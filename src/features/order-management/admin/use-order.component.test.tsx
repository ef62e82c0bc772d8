import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { delayResponse } from '#tests/support/component/delay-response.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import { OrderActions } from './order-actions.tsx';
import { useOrder } from './use-order.ts';

const texts = { refresh: 'refresh' };

const OrderPage = ({ orderNumber }: { orderNumber: string }) => {
  const { order, refresh, replace } = useOrder(orderNumber);
  if (order === null) return null;
  return (
    <>
      <button type="button" onClick={() => void refresh()}>
        {texts.refresh}
      </button>
      <OrderActions order={order} onChanged={replace} onOutdated={() => void refresh()} />
    </>
  );
};

test('an order keeps its new status when an earlier refresh responds later', async () => {
  const { orders: t } = await messagesFor('admin');
  const { orderNumber } = await placeOrderForStaff();
  await renderAdminComponent(<OrderPage orderNumber={orderNumber} />);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(button(t.move.processing)).toBeVisible();
  const respond = await delayResponse(() => button(texts.refresh).click());
  await button(t.move.processing).click();
  const question = page.getByRole('dialog', { name: t.confirm.processing.title, exact: true });
  await question.getByRole('button', { name: t.confirm.processing.yes, exact: true }).click();
  await expect.element(button(t.move.shipped)).toBeVisible();
  await respond();
  expect(button(t.move.shipped).elements()).toHaveLength(1);
});
