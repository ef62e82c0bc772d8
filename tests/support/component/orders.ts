import { commands } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import type { AdminOrder } from '#features/order-management/orders.admin.contract.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { language } from './render-component.tsx';
import { signInCustomer, signInStaff } from './visitor.ts';

const readOrder = async (orderNumber: string): Promise<OrderView> =>
  (await loadShopClient()).orders.get({ orderNumber, language });

/** Places an order of plates, one by default, as a new customer, to be paid in cash; the page stays signed in. */
export const placeOrder = async (quantity: 1 | 2 = 1): Promise<OrderView> => {
  // an order and its changes do not use up the stock of other tests
  await commands.query(`update products set stock = stock + 2 where id = 'plate-lotus-01'`, []);
  await signInCustomer();
  const { orders } = await loadShopClient();
  const { orderNumber } = await orders.place({
    idempotencyKey: crypto.randomUUID(),
    language,
    lines: [{ productId: 'plate-lotus-01', quantity }],
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
    // plates of EGP 1,250, shipping of EGP 150 and 14 % tax
    expectedTotal: quantity * (125_000 + 17_500) + 15_000,
  });
  return readOrder(orderNumber);
};

/** Places an order of one plate as a new customer, and signs the page in as an owner. */
export const placeOrderForStaff = async (): Promise<AdminOrder> => {
  const { orderNumber } = await placeOrder();
  await signInStaff();
  return (await loadAdminClient()).orders.get({ orderNumber, language });
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
