import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toReason } from '#features/bulk-runs/server/to-reason.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { addressOfCustomer } from '#features/orders/server/customer-email.ts';
import { findMailedOrders, findOrdersByNumbers } from '#features/orders/server/find-order.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import { findHeadings } from '../courier-rows.ts';
import { shipmentErrors } from '../shipments.admin.contract.ts';
import { trackingErrors } from '../tracking.errors.ts';
import { normalizeTrackingNumber } from '../tracking-number.ts';
import {
  findTrackingColumn,
  MAX_TRACKING_BYTES,
  MAX_TRACKING_ROWS,
  parseTrackingRows,
  planTracking,
  requireTrackingNumber,
  type TrackingPreview,
  type TrackingRow,
  type TrackingRowResult,
} from '../tracking-rows.ts';
import { findCouriers } from './couriers.repository.ts';
import { readCourierFile } from './read-courier-file.ts';
import { findParcelsByTracking, findShipmentsOf } from './shipments.repository.ts';
import { changeLockedShipment, mapNumberConflict, setLockedShipmentState } from './update-shipment.ts';

interface PreviewRequest {
  readonly file?: File | undefined;
  /** Headings of the two columns; recognized if absent. */
  readonly orderColumn?: string | undefined;
  readonly trackingColumn?: string | undefined;
  readonly rows?: readonly TrackingRow[] | undefined;
  readonly isShipped?: boolean | undefined;
}

/**
 * Previews tracking numbers from a courier's file or from rows, and writes nothing. Without both columns, returns only the headings.
 * TRACKING_FILE_INVALID `{ fault, line }`, BODY_TOO_LARGE.
 */
export const previewTracking = async (
  shop: ShopContext,
  { file, rows, isShipped = false, ...selected }: PreviewRequest,
): Promise<TrackingPreview> => {
  if (rows !== undefined) return { file: null, rows: await previewRows(shop, rows, isShipped) };
  const content = await readCourierFile(file, { maxBytes: MAX_TRACKING_BYTES, maxRows: MAX_TRACKING_ROWS + 2 });
  if ('fault' in content) throw invalidFile(content);
  const headings = findHeadings(content).cells;
  const couriers = await courierHeadings(shop);
  const [orderColumn, trackingColumn] = (['orderColumn', 'trackingColumn'] as const).map((column) =>
    findTrackingColumn(headings, column, { selected: selected[column], couriers: couriers[column] }),
  );
  const columns = { orderColumn: orderColumn ?? null, trackingColumn: trackingColumn ?? null };
  const preview = { headings: [...headings], ...columns };
  if (!orderColumn || !trackingColumn) return { file: preview, rows: null };
  const parsed = parseTrackingRows(content, { orderColumn, trackingColumn });
  if (parsed.length === 0) throw invalidFile({ fault: 'empty', line: null });
  if (parsed.length > MAX_TRACKING_ROWS) throw invalidFile({ fault: 'rows', line: null });
  return { file: preview, rows: await previewRows(shop, parsed, isShipped) };
};

const invalidFile = ({ fault, line }: { readonly fault: string; readonly line: number | null }): AppError =>
  new AppError(trackingErrors, 'TRACKING_FILE_INVALID', { fault, line });

/** Headings of the two columns in the files that couriers get and send. */
const courierHeadings = async ({ database }: ShopContext) => {
  const couriers = await findCouriers(database.kysely);
  const headingsOf = (field: 'orderNumber' | 'trackingNumber'): string[] =>
    couriers.flatMap(({ csv_columns: columns, settlement_columns: settlement }) => {
      const mapped = (settlement as Partial<Record<string, string | null>> | null)?.[field] ?? null;
      const own = columns.filter((column) => column.field === field).map(({ heading }) => heading);
      return mapped === null ? own : [mapped, ...own];
    });
  return { orderColumn: headingsOf('orderNumber'), trackingColumn: headingsOf('trackingNumber') };
};

/** A row with its order, or the reason why it has none. */
type ResolvedRow = TrackingRow & ({ readonly orderId: string } | { readonly orderId: null; readonly error: AppError });

/** Normalizes rows and finds their orders; refuses unknown orders, invalid numbers, and all rows of a repeated order or number. */
const resolveRows = async (shop: ShopContext, input: readonly TrackingRow[]): Promise<ResolvedRow[]> => {
  const rows = input.map((row) => ({
    ...row,
    orderNumber: normalizeTrackingNumber(row.orderNumber),
    trackingNumber: row.trackingNumber === null ? null : normalizeTrackingNumber(row.trackingNumber),
  }));
  const orders = await findOrdersByNumbers(
    shop,
    rows.map(({ orderNumber }) => orderNumber),
  );
  const numbered = rows.map((row) => ({ ...row, ...orders.get(row.orderNumber) }));
  const byOrder = Map.groupBy(numbered, ({ orderNumber }) => orderNumber);
  const byTracking = Map.groupBy(numbered, ({ trackingNumber }) => trackingNumber);
  const isRepeated = ({ orderNumber, trackingNumber }: TrackingRow): boolean =>
    (orderNumber !== '' && (byOrder.get(orderNumber)?.length ?? 0) > 1) ||
    (trackingNumber !== null && trackingNumber !== '' && (byTracking.get(trackingNumber)?.length ?? 0) > 1);
  return numbered.map(({ id, ...row }) => {
    try {
      if (id === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
      if (row.trackingNumber !== null) requireTrackingNumber(row.trackingNumber);
      if (isRepeated(row)) throw new AppError(trackingErrors, 'TRACKING_ROW_REPEATED');
      return { ...row, orderId: id };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ...row, orderId: null, error };
    }
  });
};

const previewRows = async (
  shop: ShopContext,
  input: readonly TrackingRow[],
  isShipped: boolean,
): Promise<TrackingRowResult[]> => {
  const { kysely } = shop.database;
  const rows = await resolveRows(shop, input);
  const ids = rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const numbers = rows.flatMap(({ trackingNumber }) => (trackingNumber === null ? [] : [trackingNumber]));
  const [mailed, shipments, owners] = await Promise.all([
    findMailedOrders(shop, ids),
    ids.length === 0 ? [] : findShipmentsOf(kysely, ids),
    findParcelsByTracking(kysely, numbers),
  ]);
  const orders = new Map(mailed.map((order) => [order.id, order]));
  const parcelsOf = Map.groupBy(shipments, ({ order_id: id }) => id);
  const key = (courierId: string, number: string | null) => `${courierId} ${number}`;
  const taken = new Set(owners.map(({ courier_id, tracking_number }) => key(courier_id, tracking_number)));
  return Promise.all(
    rows.map((row) =>
      toResult(shop, row, async (orderId) => {
        const order = orders.get(orderId);
        if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
        const { status, email } = order;
        const { trackingNumber } = row;
        const plan = planTracking({ status, parcels: parcelsOf.get(orderId) ?? [], trackingNumber, isShipped });
        if (plan.isNew && taken.has(key(plan.parcel.courier_id, trackingNumber))) {
          throw new AppError(shipmentErrors, 'TRACKING_NUMBER_TAKEN');
        }
        return { ...plan, isMailed: plan.isMailed && email.includes('@') };
      }),
    ),
  );
};

/**
 * Enters the tracking number of each row's parcel and, with `isShipped`, hands it over, like the single actions and under their lock.
 * A repeated request changes nothing more.
 */
export const applyTrackingRows = async (
  shop: ShopContext,
  adminId: string,
  { rows, isShipped }: { readonly rows: readonly TrackingRow[]; readonly isShipped: boolean },
): Promise<{ rows: TrackingRowResult[] }> => {
  const results: TrackingRowResult[] = [];
  for (const row of await resolveRows(shop, rows)) {
    const { trackingNumber } = row;
    results.push(
      await toResult(shop, row, (orderId) => applyTracking(shop, adminId, { orderId, trackingNumber, isShipped })),
    );
  }
  return { rows: results };
};

type Assignment = { readonly orderId: string; readonly trackingNumber: string | null; readonly isShipped: boolean };

const applyTracking = async (
  shop: ShopContext,
  adminId: string,
  { orderId, trackingNumber, isShipped }: Assignment,
): Promise<Applied> => {
  const address = await addressOfCustomer(shop, orderId);
  const work = inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    const parcels = await findShipmentsOf(transaction, [orderId]);
    const plan = planTracking({ status: order.status, parcels, trackingNumber, isShipped });
    const { parcel: shipment, isNew, isHandedOver, isMailed } = plan;
    const locked = { order, shipment, others: parcels.filter((each) => each !== shipment), adminId };
    const { courier_id: courierId, cash_to_collect: cash } = shipment;
    if (isNew)
      await changeLockedShipment(shop, transaction, { ...locked, parcel: { courierId, trackingNumber, cash } });
    if (isHandedOver) {
      await setLockedShipmentState(shop, transaction, { ...locked, address, from: 'packed', to: 'handed_over' });
    }
    return { isNew, isHandedOver, isMailed: isMailed && address !== '' };
  });
  return mapNumberConflict(work);
};

type Applied = { readonly isNew: boolean; readonly isHandedOver: boolean; readonly isMailed: boolean };

/** Returns the result of a row; a refusal becomes its reason. */
const toResult = async (
  shop: ShopContext,
  row: ResolvedRow,
  work: (orderId: string) => Promise<Applied>,
): Promise<TrackingRowResult> => {
  const { line, orderNumber, trackingNumber } = row;
  const result = { line, orderNumber, trackingNumber };
  try {
    if (row.orderId === null) throw row.error;
    const { isNew, isHandedOver, isMailed } = await work(row.orderId);
    const outcome = isNew || isHandedOver ? 'accepted' : 'unchanged';
    return { ...result, outcome, isHandedOver, isMailed, reason: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.definition.status >= 500) throw error;
    return { ...result, outcome: 'refused', isHandedOver: false, isMailed: false, reason: toReason(shop, error) };
  }
};
