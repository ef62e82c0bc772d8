import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { OrderPage } from '#features/orders/ui/use-order-page.ts';
import { faults } from '#tests/support/component/faults.ts';
import { placeOrderForStaff, setOrderStatus } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import RefusedDelivery from './refused-delivery.route.tsx';

/** The dialog at its path; any other page shows only its path. */
const Page = () => {
  const { pathname } = useLocation();
  return pathname === '/shipments/refused-delivery' ? <RefusedDelivery /> : <h1>{pathname}</h1>;
};

/** Opens the dialog of a shipped order. */
const openDialog = async () => {
  const { delivery: t } = (await messagesFor('admin')).returns;
  const pending = await placeOrderForStaff();
  await setOrderStatus(pending, 'shipped');
  const { orders } = await loadAdminClient();
  const { orderNumber } = pending;
  const opened = await orders.get({ orderNumber, language });
  const Tab = () => {
    const [order, setOrder] = useState(opened);
    const refresh = async () => setOrder(await orders.get({ orderNumber, language }));
    return <Outlet context={{ order, refresh } satisfies OrderPage} />;
  };
  await renderAdminComponent(<Page />, 'owner', { path: '/shipments/refused-delivery', layout: Tab });
  return {
    opened,
    send: page.getByRole('button', { name: t.yes, exact: true }),
    parcels: page.getByRole('heading', { name: '/shipments', exact: true }),
  };
};

test('a refused delivery closes its dialog', async () => {
  const { send, parcels } = await openDialog();
  await send.click();
  await expect.element(parcels).toBeVisible();
});

test('a refused delivery of an order that another admin has delivered closes its dialog', async () => {
  const { opened, send, parcels } = await openDialog();
  await setOrderStatus(opened, 'delivered');
  await send.click();
  await expect.element(parcels).toBeVisible();
  expect(faults.splice(0)).toHaveLength(1);
});
