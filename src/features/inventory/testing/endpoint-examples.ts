import type { EndpointExamples } from '#tests/support/example-data.ts';

export const endpointExamples: EndpointExamples = {
  'admin.stock.saveCounts': async (shop) => {
    const { rows } = await shop.database.pool.query<{ movement: number }>(
      `select max(id) as movement from stock_movements where product_id = 'set-tea-01'`,
    );
    return { body: { counts: [{ productId: 'set-tea-01', counted: 6, movement: rows[0]?.movement }] } };
  },
};
