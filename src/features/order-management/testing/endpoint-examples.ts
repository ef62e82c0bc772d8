import { linesOf, orderInputFor, setStock } from '#features/orders/testing/orders.ts';
import { type EndpointExamples, idOf, randomText, someOrder } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';

const someOrderId = async (shop: OpenShop, person: SignedIn) => ({
  id: await idOf(shop, 'select id from orders where order_number = $1', [await someOrder(shop, person)]),
});

export const endpointExamples: EndpointExamples = {
  'admin.orders.get': async (shop, person) => ({ at: { orderNumber: await someOrder(shop, person) } }),
  'admin.orders.adjacent': async (shop, person) => ({ at: { orderNumber: await someOrder(shop, person) } }),
  'admin.orders.updateStatus': async (shop, person) => ({
    at: await someOrderId(shop, person),
    body: { from: 'pending', to: 'processing' },
  }),
  'admin.orders.updatePaymentStatus': async (shop, person) => ({
    at: await someOrderId(shop, person),
    body: { from: 'pending', to: 'paid' },
  }),
  'admin.orderChanges.quote': async (shop, person) => ({
    at: await someOrderId(shop, person),
    body: { lines: linesOf('plate-lotus-01') },
  }),
  'admin.orderChanges.save': async (shop, person) => ({
    at: await someOrderId(shop, person),
    body: {
      pricedBy: 'today',
      gift: { isGift: true, giftWrap: false, giftMessage: randomText() },
      expectedTotal: orderInputFor().expectedTotal,
    },
  }),
  'admin.bulkOrders.select': () => ({ body: {} }),
  'admin.bulkOrders.findHidden': async (shop, person) => ({
    body: { ids: [(await someOrderId(shop, person)).id] },
  }),
  'admin.bulkOrders.preview': async (shop, person) => ({
    body: { ids: [(await someOrderId(shop, person)).id], action: 'orders.process' },
  }),
  'admin.bulkOrders.start': async (shop, person) => ({
    body: { ids: [(await someOrderId(shop, person)).id], change: { action: 'orders.process' } },
  }),
  'admin.draftOrders.quote': () => ({
    body: {
      customerId: null,
      lines: linesOf('plate-lotus-01'),
      destination: { city: 'القاهرة', postalCode: '11511' },
    },
  }),
  'admin.draftOrders.place': async (shop) => {
    await setStock(shop, 'plate-lotus-01', 1000);
    const { shipping, ...input } = orderInputFor();
    return { body: { ...input, shipping: { ...shipping, email: '' }, customerId: null } };
  },
  'admin.draftOrders.deleteCustomer': async (shop) => ({
    at: { id: await idOf(shop, 'insert into auth.users (is_created_by_owner) values (true) returning id') },
  }),
};
