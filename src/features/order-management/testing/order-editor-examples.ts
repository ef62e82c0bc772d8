import { linesOf, orderInputFor, setStock } from '#features/orders/testing/orders.ts';
import { idOf, type Prepare, some, someOrder } from '#tests/support/example-data.ts';

/** A valid call for each endpoint that changes orders or takes them by phone. */
export const orderEditorTrials = {
  'admin.orderChanges.quote': async (shop, person) => ({
    at: { id: await idOf(shop, 'select id from orders where order_number = $1', [await someOrder(shop, person)]) },
    body: { language: 'ar', version: 1, pricedBy: 'order', lines: linesOf('plate-lotus-01') },
  }),
  'admin.orderChanges.save': async (shop, person) => ({
    at: { id: await idOf(shop, 'select id from orders where order_number = $1', [await someOrder(shop, person)]) },
    body: {
      language: 'ar',
      version: 1,
      pricedBy: 'today',
      gift: { isGift: true, giftWrap: false, giftMessage: some() },
      expectedTotal: orderInputFor().expectedTotal,
      expectedRetained: 0,
      refund: false,
    },
  }),
  'admin.draftOrders.findCustomers': () => ({ query: `?language=ar&q=${some()}` }),
  'admin.draftOrders.quote': () => ({
    body: {
      language: 'ar',
      customerId: null,
      lines: linesOf('plate-lotus-01'),
      destination: { city: 'القاهرة', postalCode: '11511' },
      paymentMethod: 'cash_on_delivery',
    },
  }),
  'admin.draftOrders.place': async (shop) => {
    await setStock(shop, 'plate-lotus-01', 1000);
    const { shipping, ...input } = orderInputFor();
    return { body: { ...input, shipping: { ...shipping, email: '' }, customerId: null }, status: 201 };
  },
  'admin.draftOrders.deleteCustomer': async (shop) => ({
    at: { id: await idOf(shop, 'insert into auth.users (is_created_by_owner) values (true) returning id') },
  }),
} satisfies Readonly<Record<string, Prepare>>;
