import { idOf, inLanguage, type Prepare, some, someOrder } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';

/** Id of a courier of a new shop, also after it was renamed. */
const someCourier = (shop: OpenShop): Promise<string> =>
  idOf(shop, 'select id from couriers order by created_at, id limit 1');

/** Id of a processing order. */
const someProcessingOrder = async (shop: OpenShop, person: SignedIn): Promise<string> =>
  idOf(shop, `update orders set status = 'processing' where order_number = $1 returning id`, [
    await someOrder(shop, person),
  ]);

/** Id of a packed parcel without cash. */
const someShipment = async (shop: OpenShop, person: SignedIn): Promise<string> =>
  idOf(
    shop,
    `insert into shipments (order_id, number, courier_id, tracking_number, cash_to_collect, state, created_at)
     values ($1, 1, $2, $3, 0, 'packed', now()) returning id`,
    [await someProcessingOrder(shop, person), await someCourier(shop), some().toUpperCase()],
  );

const courier = () => ({
  nameAr: 'سريع',
  nameEn: some(),
  // a tracking address would require an owner
  trackingUrl: '',
  isActive: true,
  columns: [{ field: 'orderNumber', heading: 'Order' }],
});

/** Unknown id of a line of a courier's file. */
const someLine = async (shop: OpenShop): Promise<string> => {
  const settlement = await someSettlement(shop);
  return idOf(
    shop,
    `insert into cod_settlement_lines (settlement_id, courier_id, key, number, tracking_number, amount, day, outcome, created_at)
     values ($1, $2, sha256($3::bytea), 2, $3, 100, '2026-11-30', 'unknown', now()) returning id`,
    [settlement, await someCourier(shop), some()],
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

/** A valid call for each endpoint of couriers, parcels and settlements. */
export const shipmentTrials = {
  'admin.couriers.list': () => ({}),
  'admin.couriers.create': () => ({ body: courier(), status: 201 }),
  'admin.couriers.update': async (shop) => ({
    at: { id: await someCourier(shop) },
    body: { courier: { ...courier(), nameEn: 'Bosta' } },
  }),
  'admin.shipments.list': () => ({}),
  'admin.shipments.ofOrder': async (shop, person) => ({ at: { id: await someProcessingOrder(shop, person) } }),
  'admin.shipments.create': async (shop, person) => ({
    at: { id: await someProcessingOrder(shop, person) },
    body: { courierId: await someCourier(shop), trackingNumber: some(), cash: 0 },
    status: 201,
  }),
  'admin.shipments.update': async (shop, person) => ({
    at: { id: await someShipment(shop, person) },
    body: { courierId: await someCourier(shop), trackingNumber: some(), cash: 0 },
  }),
  'admin.shipments.setState': async (shop, person) => ({
    at: { id: await someShipment(shop, person) },
    body: { from: 'packed', to: 'handed_over' },
  }),
  'admin.shipments.assign': async (shop, person) => ({
    body: { ...inLanguage, orderIds: [await someProcessingOrder(shop, person)], courierId: await someCourier(shop) },
  }),
  'admin.shipments.moveOrders': async (shop, person) => ({
    body: { ...inLanguage, orderIds: [await someProcessingOrder(shop, person)], to: 'shipped' },
  }),
  'admin.shipments.sheets': async (shop, person) => ({ body: { orderIds: [await someProcessingOrder(shop, person)] } }),
  'admin.shipments.export': async (shop, person) => ({
    body: { orderIds: [await someProcessingOrder(shop, person)], courierId: await someCourier(shop) },
  }),
  // without a file, which is sent as a form
  'admin.settlements.preview': async (shop) => ({
    body: { courierId: await someCourier(shop), ...inLanguage },
    status: 422,
    code: 'SETTLEMENT_FILE_INVALID',
  }),
  'admin.settlements.read': async (shop) => ({
    body: { courierId: await someCourier(shop), ...inLanguage, day: '2026-11-30' },
    status: 422,
    code: 'SETTLEMENT_FILE_INVALID',
  }),
  'admin.settlements.saveColumns': async (shop) => ({ at: { id: await someCourier(shop) }, body: { columns } }),
  'admin.settlements.list': () => ({}),
  'admin.settlements.get': async (shop) => ({ at: { id: await someSettlement(shop) } }),
  'admin.settlements.stop': async (shop) => ({ at: { id: await someSettlement(shop) }, body: {} }),
  'admin.settlements.lines': () => ({}),
  'admin.settlements.settle': async (shop) => ({
    at: { id: await someLine(shop) },
    body: { isBooked: false, orderNumber: '', note: 'سطر من متجر آخر' },
  }),
  'admin.settlements.totals': () => ({ query: '?from=2026-11-01&to=2026-11-30' }),
} satisfies Readonly<Record<string, Prepare>>;
