import { someCourier } from '#features/fulfillment/testing/endpoint-examples.ts';
import { type EndpointExamples, idOf, randomText } from '#tests/support/example-data.ts';
import type { OpenShop } from '#tests/support/shop/in-process-shop.ts';

/** Unknown id of a line of a courier's file. */
const someLine = async (shop: OpenShop): Promise<string> => {
  const settlement = await someSettlement(shop);
  return idOf(
    shop,
    `insert into cod_settlement_lines (settlement_id, courier_id, key, number, tracking_number, amount, day, outcome, created_at)
     values ($1, $2, sha256($3::bytea), 2, $3, 100, '2026-11-30', 'unknown', now()) returning id`,
    [settlement, await someCourier(shop), randomText()],
  );
};

const someSettlement = async (shop: OpenShop): Promise<string> =>
  idOf(
    shop,
    `insert into cod_settlements (courier_id, file_name, line_count, amount, repeated_count, created_at)
     values ($1, 'settlement.csv', 1, 100, 0, now()) returning id`,
    [await someCourier(shop)],
  );

const columns = { trackingNumber: 'AWB', orderNumber: null, amount: 'COD', fee: null, day: null };

export const endpointExamples: EndpointExamples = {
  // without a file, which is sent as a form
  'admin.settlements.preview': async (shop) => ({
    body: { courierId: await someCourier(shop) },
    code: 'SETTLEMENT_FILE_INVALID',
  }),
  'admin.settlements.read': async (shop) => ({
    body: { courierId: await someCourier(shop), day: '2026-11-30' },
    code: 'SETTLEMENT_FILE_INVALID',
  }),
  'admin.settlements.saveColumns': async (shop) => ({ at: { id: await someCourier(shop) }, body: { columns } }),
  'admin.settlements.get': async (shop) => ({ at: { id: await someSettlement(shop) } }),
  'admin.settlements.stop': async (shop) => ({ at: { id: await someSettlement(shop) } }),
  'admin.settlements.settle': async (shop) => ({
    at: { id: await someLine(shop) },
    body: { isBooked: false, orderNumber: '', note: 'سطر من متجر آخر' },
  }),
  'admin.settlements.totals': () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
};
