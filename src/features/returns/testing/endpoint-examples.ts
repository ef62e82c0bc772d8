import { type EndpointExamples, idOf, someOrder } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { PLATE } from './returns.ts';

/** A shipped order. */
const someShippedOrder = async (shop: OpenShop, person: SignedIn): Promise<string> => {
  const orderNumber = await someOrder(shop, person);
  await shop.database.pool.query(`update orders set status = 'shipped' where order_number = $1`, [orderNumber]);
  return orderNumber;
};

const someShippedOrderId = async (shop: OpenShop, person: SignedIn): Promise<string> =>
  idOf(shop, 'select id from orders where order_number = $1', [await someShippedOrder(shop, person)]);

/** A return of a shipped order. */
const someReturn = async (shop: OpenShop, person: SignedIn, state: string) => {
  const orderNumber = await someShippedOrder(shop, person);
  const due = state === 'received' ? 100 : null;
  const id = await idOf(
    shop,
    `insert into returns (order_id, kind, state, goods_refund, shipping_refund, created_at)
     select id, 'request', $2, $3::bigint, $3::bigint, now() from orders where order_number = $1 returning id`,
    [orderNumber, state, due],
  );
  await shop.database.pool.query(
    `insert into return_lines (return_id, product_id, quantity, reason) values ($1, $2, 1, 'damaged')`,
    [id, PLATE],
  );
  return { id, orderNumber };
};

export const endpointExamples: EndpointExamples = {
  'returns.get': async (shop, person) => ({
    at: { orderNumber: await someShippedOrder(shop, person) },
    owned: '"daysLeft"',
  }),
  'returns.request': async (shop, person) => ({
    at: { orderNumber: await someShippedOrder(shop, person) },
    body: {
      lines: [{ productId: PLATE, quantity: 1, reason: 'damaged' }],
      comment: 'كسر في الحافة',
    },
    owned: 'كسر في الحافة',
  }),
  'returns.withdraw': async (shop, person) => ({
    at: await someReturn(shop, person, 'requested'),
    owned: '"state":"withdrawn"',
  }),
  'admin.returns.ofOrder': async (shop, person) => ({
    at: { id: await someShippedOrderId(shop, person) },
  }),
  'admin.returns.create': async (shop, person) => ({
    at: { id: await someShippedOrderId(shop, person) },
    body: {
      lines: [{ productId: PLATE, quantity: 1, reason: 'damaged' }],
    },
  }),
  'admin.returns.approve': async (shop, person) => ({
    at: { id: (await someReturn(shop, person, 'requested')).id },
  }),
  'admin.returns.refuse': async (shop, person) => ({
    at: { id: (await someReturn(shop, person, 'requested')).id },
    body: { reply: 'القطعة مستعملة' },
  }),
  'admin.returns.receive': async (shop, person) => ({
    at: { id: (await someReturn(shop, person, 'approved')).id },
    body: { lines: [{ productId: PLATE, restocked: 1, writtenOff: 0 }] },
  }),
  // the order is unpaid
  'admin.returns.refund': async (shop, person) => ({
    at: { id: (await someReturn(shop, person, 'received')).id },
    body: { amount: 100 },
    code: 'REFUND_TOO_MUCH',
  }),
  'admin.returns.close': async (shop, person) => ({
    at: { id: (await someReturn(shop, person, 'approved')).id },
    body: { reply: 'لم تصلنا القطعة' },
  }),
  'admin.returns.refuseDelivery': async (shop, person) => ({
    at: { id: await someShippedOrderId(shop, person) },
  }),
};
