import { type EndpointExamples, idOf, randomText, someOrder } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';

/** Id of a courier of a new shop, also after it was renamed. */
export const someCourier = (shop: OpenShop): Promise<string> =>
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
    [await someProcessingOrder(shop, person), await someCourier(shop), randomText().toUpperCase()],
  );

const courier = () => ({
  nameAr: 'سريع',
  nameEn: randomText(),
  // a tracking address would require an owner
  trackingUrl: '',
  isActive: true,
  columns: [{ field: 'orderNumber', heading: 'Order' }],
});

export const endpointExamples: EndpointExamples = {
  'admin.couriers.create': () => ({ body: courier() }),
  'admin.couriers.update': async (shop) => ({
    at: { id: await someCourier(shop) },
    body: { courier: { ...courier(), nameEn: 'Bosta' } },
  }),
  'admin.shipments.ofOrder': async (shop, person) => ({ at: { id: await someProcessingOrder(shop, person) } }),
  'admin.shipments.create': async (shop, person) => ({
    at: { id: await someProcessingOrder(shop, person) },
    body: { courierId: await someCourier(shop) },
  }),
  'admin.shipments.update': async (shop, person) => ({
    at: { id: await someShipment(shop, person) },
    body: { courierId: await someCourier(shop) },
  }),
  'admin.shipments.setState': async (shop, person) => ({
    at: { id: await someShipment(shop, person) },
    body: { from: 'packed', to: 'handed_over' },
  }),
  'admin.shipments.sheets': async (shop, person) => ({ body: { orderIds: [await someProcessingOrder(shop, person)] } }),
  // without a file, which is sent as a form
  'admin.shipments.previewTracking': () => ({
    body: { isShipped: false, rows: [{ line: 1, orderNumber: 'NOBODY', trackingNumber: null }] },
  }),
  'admin.shipments.applyTracking': () => ({
    body: { isShipped: false, rows: [{ line: 1, orderNumber: 'NOBODY', trackingNumber: 'AWB-1' }] },
  }),
  'admin.shipments.export': async (shop, person) => ({
    body: { orderIds: [await someProcessingOrder(shop, person)], courierId: await someCourier(shop) },
  }),
};
