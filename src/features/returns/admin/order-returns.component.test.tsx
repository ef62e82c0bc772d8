import { useState } from 'react';
import { Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { OrderPage } from '#features/orders/ui/use-order-page.ts';
import { delayResponse } from '#tests/support/component/delay-response.ts';
import { faults } from '#tests/support/component/faults.ts';
import { placeOrderForStaff, setOrderStatus } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { disconnect } from '#tests/support/component/visitor.ts';
import OrderReturns from './order-returns.route.tsx';

const texts = { refresh: 'refresh' };

test('the returns of an order keep a new one when an earlier request responds later', async () => {
  const { fields } = await messagesFor('common');
  const opened = await placeOrderForStaff();
  await setOrderStatus(opened, 'shipped');
  const { orders, returns } = await loadAdminClient();
  const Tab = () => {
    const [order, setOrder] = useState(opened);
    const refresh = async () => setOrder(await orders.get({ orderNumber: order.orderNumber, language }));
    return (
      <>
        <button type="button" onClick={() => void refresh()}>
          {texts.refresh}
        </button>
        <Outlet context={{ order, refresh } satisfies OrderPage} />
      </>
    );
  };
  const reconnect = await disconnect(`/api/admin/orders/${opened.id}/returns**`);
  await renderAdminComponent(<OrderReturns />, 'owner', { layout: Tab });
  const tryAgain = page.getByRole('button', { name: fields.tryAgain, exact: true });
  await expect.element(tryAgain).toBeVisible();
  faults.length = 0;
  await reconnect();
  const respond = await delayResponse(() => tryAgain.click());
  await returns.create({
    id: opened.id,
    language,
    key: crypto.randomUUID(),
    lines: [{ productId: 'plate-lotus-01', quantity: 1, reason: 'damaged' }],
    comment: '',
  });
  await page.getByRole('button', { name: texts.refresh, exact: true }).click();
  const cards = page.getByRole('article');
  await expect.element(cards).toBeVisible();
  await respond();
  expect(cards.elements()).toHaveLength(1);
});
