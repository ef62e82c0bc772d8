import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { orderInputFor, setStock, totalOf } from '#features/orders/testing/orders.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';

/** Places an order and marks it as processing; by default with cash on delivery. */
export const placeProcessingOrder = async (
  shop: OpenShop,
  { token }: SignedIn,
  overrides: Partial<PlaceOrder> = {},
): Promise<{ id: string; orderNumber: string; total: number }> => {
  await setStock(shop, 'plate-lotus-01', 1000);
  const input = orderInputFor({ ...overrides, expectedTotal: await totalOf(shop, token, overrides) });
  const { body } = await shop.request<{ orderNumber: string; total: number }>('/orders', { body: input, token });
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `update orders set status = 'processing' where order_number = $1 returning id`,
    [body.orderNumber],
  );
  return { id: rows[0]?.id ?? '', orderNumber: body.orderNumber, total: body.total };
};

/** Id of a courier of the new shop, by its English name. */
export const courierOf = async ({ database }: OpenShop, name = 'Bosta'): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>('select id from couriers where name_en = $1', [name]);
  return rows[0]?.id ?? '';
};
