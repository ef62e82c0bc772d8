import * as v from 'valibot';
import { LineInput } from '#core/api/base.ts';
import { AppError } from '#core/errors/app-error.ts';
import { validationCode } from '#core/forms/validation.ts';
import { isOrderNumber } from '#features/orders/order-number.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import type { ShipmentState } from '#features/orders/parcel-view.ts';
import { cellText, type FileRow, findHeadings, isShortenedNumber, normalizeHeading } from './courier-rows.ts';
import { isParcelOpen } from './shipment-state.ts';
import { trackingErrors } from './tracking.errors.ts';
import { isTrackingNumber, normalizeTrackingNumber } from './tracking-number.ts';

/** Maximum number of rows in one request or file, which is processed within seconds. */
export const MAX_TRACKING_ROWS = 500;
/** Size limit of a file, in bytes. */
export const MAX_TRACKING_BYTES = 512 * 1024;
/** Size limit of a body with rows, in bytes. */
export const MAX_TRACKING_JSON_BYTES = 256 * 1024;
/** Maximum length of a number in a row, in characters; a longer cell of a file is cut, and refused as a number. */
const MAX_NUMBER_LENGTH = 100;

const row = {
  /** Line of the file, or a number that identifies the row. */
  line: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  /** Full or short order number. */
  orderNumber: LineInput(MAX_NUMBER_LENGTH),
};
const NumberInput = LineInput(MAX_NUMBER_LENGTH);
const rowsOf = <Row extends v.GenericSchema>(schema: Row) =>
  v.pipe(v.array(schema), v.minLength(1), v.maxLength(MAX_TRACKING_ROWS));

/** Whether packed parcels are handed over, which mails their customers. */
const isShipped = v.boolean(validationCode('required'));

/** Input that enters the tracking numbers. */
export const trackingRowsInput = { rows: rowsOf(v.strictObject({ ...row, trackingNumber: NumberInput })), isShipped };

/** Input of the preview: a file with the headings of its columns, or rows. */
export const trackingPreviewInput = {
  file: v.optional(v.file(validationCode('generic'))),
  orderColumn: v.optional(LineInput(200)),
  trackingColumn: v.optional(LineInput(200)),
  /** Without a tracking number, only the order is checked. */
  rows: v.optional(rowsOf(v.strictObject({ ...row, trackingNumber: v.nullable(NumberInput) }))),
  isShipped: v.optional(isShipped),
};

/** A row with its result, or the predicted one. */
export const TrackingRowResult = v.object({
  line: v.number(),
  /** Full number of a known order, otherwise as entered. */
  orderNumber: v.string(),
  trackingNumber: v.nullable(v.string()),
  /** `unchanged`: the parcel has the number already. */
  outcome: v.picklist(['accepted', 'unchanged', 'refused']),
  /** Whether the row hands the parcel over. */
  isHandedOver: v.boolean(),
  /** Whether the customer gets a mail. */
  isMailed: v.boolean(),
  /** Text of the refusal. */
  reason: v.nullable(v.object({ ar: v.string(), en: v.string() })),
});
export type TrackingRowResult = v.InferOutput<typeof TrackingRowResult>;

export const TrackingResults = v.object({ rows: v.array(TrackingRowResult) });

export const TrackingPreview = v.object({
  /** Headings of the file, and the selected or recognized columns; null without a file. */
  file: v.nullable(
    v.object({
      headings: v.array(v.string()),
      orderColumn: v.nullable(v.string()),
      trackingColumn: v.nullable(v.string()),
    }),
  ),
  /** Null until both columns are selected. */
  rows: v.nullable(v.array(TrackingRowResult)),
});
export type TrackingPreview = v.InferOutput<typeof TrackingPreview>;

/** A row to check: an order number and, unless only the order is checked, a tracking number. */
export type TrackingRow = {
  readonly line: number;
  readonly orderNumber: string;
  readonly trackingNumber: string | null;
};

/** Headings of the two columns in common files. */
const knownHeadings = {
  orderColumn: [
    'order number',
    'order no',
    'order no.',
    'order',
    'order id',
    'order reference',
    'reference',
    'ref',
    'business reference',
    'رقم الطلب',
    'الطلب',
    'المرجع',
    'رقم المرجع',
  ],
  trackingColumn: [
    'tracking number',
    'tracking no',
    'tracking no.',
    'tracking',
    'awb',
    'awb number',
    'awb no',
    'waybill',
    'waybill number',
    'shipment number',
    'رقم التتبع',
    'رقم البوليصة',
    'البوليصة',
    'رقم الشحنة',
  ],
} as const;
type TrackingColumns = { readonly [Column in keyof typeof knownHeadings]: string | null };

/** Returns the heading of a column: the selected one, or the first that couriers' files or common ones have. */
export const findTrackingColumn = (
  headings: readonly string[],
  column: keyof typeof knownHeadings,
  { selected, couriers }: { readonly selected: string | undefined; readonly couriers: readonly string[] },
): string | null => {
  const fold = (heading: string) => normalizeHeading(heading).toLowerCase();
  const options = selected === undefined ? [...couriers, ...knownHeadings[column]] : [selected];
  for (const option of options) {
    const match = headings.find((heading) => heading !== '' && fold(heading) === fold(option));
    if (match !== undefined) return match;
  }
  return null;
};

/** Returns the rows of a file, without those that have neither number, such as a sum. */
export const parseTrackingRows = (
  rows: readonly FileRow[],
  { orderColumn, trackingColumn }: { readonly [Column in keyof TrackingColumns]: string },
): readonly TrackingRow[] => {
  const head = findHeadings(rows);
  const read = ({ cells }: FileRow, heading: string): string =>
    normalizeTrackingNumber(cellText(cells[head.cells.indexOf(heading)] ?? '')).slice(0, MAX_NUMBER_LENGTH);
  return rows
    .slice(rows.indexOf(head) + 1)
    .map((each) => ({
      line: each.line,
      orderNumber: read(each, orderColumn),
      trackingNumber: read(each, trackingColumn),
    }))
    .filter(({ orderNumber, trackingNumber }) => orderNumber !== '' || trackingNumber !== '');
};

/** Refuses a text that is no tracking number: TRACKING_NUMBER_SHORTENED, TRACKING_NUMBER_INVALID also for an order number. */
export const requireTrackingNumber = (number: string): void => {
  if (isShortenedNumber(number)) throw new AppError(trackingErrors, 'TRACKING_NUMBER_SHORTENED');
  if (!isTrackingNumber(number) || isOrderNumber(number)) throw new AppError(trackingErrors, 'TRACKING_NUMBER_INVALID');
};

type Parcel = { readonly state: ShipmentState; readonly tracking_number: string | null };

interface TrackingTarget<Stored extends Parcel> {
  readonly status: OrderStatus;
  readonly parcels: readonly Stored[];
  readonly trackingNumber: string | null;
  readonly isShipped: boolean;
}

/**
 * Decides which parcel of an order gets a tracking number, and whether it is handed over. An entered number is never replaced.
 * PARCEL_ORDER_CANCELLED, NO_OPEN_PARCEL, SEVERAL_OPEN_PARCELS, PARCEL_HAS_NUMBER `{ number, isShipped }`.
 */
export const planTracking = <Stored extends Parcel>({
  status,
  parcels,
  trackingNumber,
  isShipped: shouldShip,
}: TrackingTarget<Stored>) => {
  if (status === 'cancelled') throw new AppError(trackingErrors, 'PARCEL_ORDER_CANCELLED');
  const sameNumber = parcels.find(
    ({ state, tracking_number: number }) => number !== null && number === trackingNumber && state !== 'withdrawn',
  );
  const open = parcels.filter(({ state }) => isParcelOpen(state));
  const [parcel = open[0]] = sameNumber === undefined ? [] : [sameNumber];
  if (parcel === undefined) throw new AppError(trackingErrors, 'NO_OPEN_PARCEL');
  if (sameNumber === undefined && open.length > 1) throw new AppError(trackingErrors, 'SEVERAL_OPEN_PARCELS');
  const isNew = sameNumber === undefined;
  if (isNew && trackingNumber !== null && parcel.tracking_number !== null) {
    const details = { number: parcel.tracking_number, isShipped: parcel.state === 'handed_over' };
    throw new AppError(trackingErrors, 'PARCEL_HAS_NUMBER', details);
  }
  const isHandedOver = shouldShip && parcel.state === 'packed';
  return { parcel, isNew, isHandedOver, isMailed: isHandedOver || (isNew && parcel.state === 'handed_over') };
};
