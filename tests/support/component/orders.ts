import { commands } from 'vitest/browser';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { language } from './render-component.tsx';

const readOrder = async (orderNumber: string): Promise<OrderView> =>
  (await loadShopClient()).orders.get({ orderNumber, language });

/** Places an order of two plates as the signed-in customer, to be paid in cash. */
export const placeOrder = async (): Promise<OrderView> => {
  const shop = await loadShopClient();
  const { orderNumber } = await shop.orders.place({
    idempotencyKey: crypto.randomUUID(),
    language,
    lines: [{ productId: 'plate-lotus-01', quantity: 2 }],
    shipping: {
      fullName: 'سلمى حسن',
      email: 'salma@example.com',
      phone: '01001234567',
      address: '١٢ شارع المعز لدين الله',
      city: 'القاهرة',
      postalCode: '11511',
    },
    gift: { isGift: false, giftWrap: false, giftMessage: null },
    paymentMethod: 'cash_on_delivery',
    // two plates of 1250 EGP, 150 shipping, 14 % tax
    expectedTotal: 250_000 + 15_000 + 35_000,
  });
  return readOrder(orderNumber);
};

/** Sets the status of an order, as an admin does; returns the order. */
export const setOrderStatus = async ({ orderNumber, status }: OrderView, to: OrderStatus): Promise<OrderView> => {
  await commands.query(
    `with changed as (update orders set status = $2 where order_number = $1 returning id)
     insert into order_status_changes (order_id, from_status, to_status) select id, $3, $2 from changed`,
    [orderNumber, to, status],
  );
  return readOrder(orderNumber);
};
