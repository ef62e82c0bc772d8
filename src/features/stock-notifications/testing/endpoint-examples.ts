import { setStock } from '#features/orders/testing/orders.ts';
import { type EndpointExamples, randomText } from '#tests/support/example-data.ts';

export const endpointExamples: EndpointExamples = {
  'stockNotifications.create': async (shop) => {
    await setStock(shop, 'cup-tea-01', 0);
    return { body: { productId: 'cup-tea-01' } };
  },
  'admin.stockNotifications.send': async (shop) => {
    await setStock(shop, 'cup-tea-02', 5);
    await shop.database.pool.query(`insert into stock_notifications (email, product_id) values ($1, 'cup-tea-02')`, [
      `waits-${randomText()}@example.com`,
    ]);
    return { at: { id: 'cup-tea-02' } };
  },
};
