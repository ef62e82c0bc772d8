import type { Database } from '#core/server/database/connect.ts';
import { apiRequest } from '../api-request.ts';
import { insertRow } from './insert-row.ts';
import type { DemoOrder } from './place-orders.ts';

const HOUR_MS = 3_600_000;

/** The shop's API as an admin. */
export type AdminApi = { readonly url: string; readonly token: string };

type State = 'packed' | 'handed_over' | 'delivered' | 'returned' | 'lost' | 'withdrawn';
type Courier = 'Bosta' | 'Mylerz' | 'Aramex' | 'Own driver';
type Parcel = { readonly courier: Courier; readonly state: State; readonly trackingNumber: string | null };

/** Inserts the parcels of orders that are on their way or arrived, and reads the files of two couriers, one with lines that do not fit. */
export const seedParcels = async (
  pool: Database['pool'],
  {
    orders,
    adminId,
    api,
  }: { readonly orders: readonly DemoOrder[]; readonly adminId: string | null } & {
    readonly api: AdminApi;
  },
): Promise<void> => {
  const { rows } = await pool.query<{ id: string; name_en: Courier }>('select id, name_en from couriers');
  const idOf = (courier: Courier) => rows.find(({ name_en }) => name_en === courier)?.id ?? '';
  for (const order of orders) {
    for (const [step, parcel] of parcelsOf(order).entries()) {
      await insertParcel(pool, order, { ...parcel, number: step + 1, courierId: idOf(parcel.courier), adminId });
    }
  }
  const line = (index: number, change = 0): string[] => {
    const { total = 0, number = '' } = orders[index] ?? {};
    return [trackingNumberOf(index), number, String((total + change) / 100), '55'];
  };
  await readSettlement(api, idOf('Mylerz'), 'mylerz-november.csv', [line(17), line(19)]);
  await readSettlement(api, idOf('Bosta'), 'bosta-week-47.csv', [
    line(10),
    line(14, -5_000),
    line(22, 3_500),
    line(28),
    ['7099120', '', '640', '55'],
  ]);
};

const courierOf = (index: number): Courier => {
  if (index % 11 === 7) return 'Own driver';
  if (index % 5 === 1) return 'Aramex';
  return index % 2 === 0 ? 'Bosta' : 'Mylerz';
};

const trackingNumberOf = (index: number): string => {
  const digits = String(4_812_600 + index * 137);
  return { Bosta: `70${digits}`, Mylerz: `MYL-${digits}`, Aramex: `3${digits}11`, 'Own driver': '' }[courierOf(index)];
};

/** The parcels of an order; some of them went astray first. */
const parcelsOf = ({ index, status }: DemoOrder): readonly Parcel[] => {
  const courier = courierOf(index);
  const trackingNumber = trackingNumberOf(index) || null;
  const parcel = (state: State): Parcel => ({ courier, state, trackingNumber });
  const before = (state: State): Parcel => ({ courier: 'Aramex', state, trackingNumber: `38001${index}427` });
  // the courier has not sent the tracking numbers of packed parcels yet
  const packed: Parcel = { courier, state: 'packed', trackingNumber: null };
  if (status === 'processing') return index === 5 ? [before('withdrawn'), packed] : [packed];
  if (status === 'shipped') return [parcel(index === 8 ? 'returned' : 'handed_over')];
  if (status !== 'delivered') return [];
  return index === 13 ? [before('lost'), parcel('delivered')] : [parcel('delivered')];
};

type Placed = Parcel & { readonly number: number; readonly courierId: string; readonly adminId: string | null };

const insertParcel = async (pool: Database['pool'], order: DemoOrder, parcel: Placed): Promise<void> => {
  const { state, trackingNumber, courierId, number, adminId } = parcel;
  const at = (hours: number) => new Date(order.at.getTime() + hours * HOUR_MS);
  const wasHandedOver = state !== 'packed' && state !== 'withdrawn';
  const hasEnded = state !== 'packed' && state !== 'handed_over';
  const hasCash = order.method === 'cash_on_delivery' && state !== 'lost' && state !== 'withdrawn';
  const id = await insertRow(pool, 'shipments', {
    order_id: order.id,
    number,
    courier_id: courierId,
    tracking_number: trackingNumber,
    cash_to_collect: hasCash ? order.total : 0,
    cash_received: hasCash && order.isPaid ? order.total : 0,
    state,
    created_at: at(6 + number),
    handed_over_at: wasHandedOver ? at(10) : null,
    ended_at: hasEnded ? at(15) : null,
  });
  const states = [['packed', 6 + number] as const];
  const way: readonly (readonly [State, number])[] = [
    ...states,
    ...(wasHandedOver ? [['handed_over', 10] as const] : []),
    ...(hasEnded ? [[state, 15] as const] : []),
  ];
  for (const [each, hours] of way) {
    await insertRow(pool, 'shipment_changes', {
      shipment_id: id,
      state: each,
      changed_by: adminId,
      changed_at: at(hours),
    });
  }
};

const headings = ['AWB', 'Order Ref', 'COD', 'Fees'] as const;

/** Reads a courier's file by the API, and waits until its lines are booked. */
const readSettlement = async (
  { url, token }: AdminApi,
  courierId: string,
  name: string,
  lines: readonly (readonly string[])[],
): Promise<void> => {
  const [trackingNumber, orderNumber, amount, fee] = headings;
  const columns = { trackingNumber, orderNumber, amount, fee, day: null };
  await apiRequest(`${url}/api/admin/couriers/${courierId}/settlement-columns`, { columns }, { token, method: 'PUT' });
  const upload = new FormData();
  upload.set('courierId', courierId);
  upload.set('language', 'ar');
  upload.set('day', new Date().toISOString().slice(0, 10));
  upload.set('file', settlementFile(name, lines));
  const read = JSON.parse(await apiRequest(`${url}/api/admin/settlements`, upload, { token })) as { id: string };
  const address = `${url}/api/admin/settlements/${read.id}`;
  for (let waiting = 1; waiting > 0; ) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const progress = await apiRequest(address, null, { token, method: 'GET' });
    ({ waiting } = JSON.parse(progress) as { waiting: number });
  }
};

/** A file as couriers send it. */
export const settlementFile = (name: string, lines: readonly (readonly string[])[]): File =>
  new File([[headings, ...lines].map((cells) => cells.join(',')).join('\n')], name, { type: 'text/csv' });
