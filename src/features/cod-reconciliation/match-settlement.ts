import type { Piastres } from '#core/money/money.ts';
import {
  cashDue,
  cashOwed,
  type OrderCash,
  outstandingCash,
  type ParcelCash,
} from '#features/fulfillment/cash-to-collect.ts';
import type { SettlementLine } from './parse-settlement.ts';

/**
 * Outcome of a line: paid as expected, less or more than the amount due, no parcel of this courier, or an order paid before.
 */
export const settlementOutcomes = ['paid', 'short', 'over', 'unknown', 'paid_before'] as const;
export type SettlementOutcome = (typeof settlementOutcomes)[number];

/** A parcel that may match a line. */
export type CandidateParcel = ParcelCash & {
  readonly id: string;
  readonly courierId: string;
  readonly trackingNumber: string | null;
};
export type CandidateOrder = OrderCash & {
  readonly id: string;
  readonly orderNumber: string;
  readonly parcels: readonly CandidateParcel[];
};

type Reference = Pick<SettlementLine, 'trackingNumber' | 'orderNumber' | 'amount'>;

/** Matched order and parcel; the parcel is null for an order without parcels. */
export type SettlementMatch = { readonly order: CandidateOrder; readonly parcel: CandidateParcel | null };

/**
 * Finds the order and parcel of a line: by tracking number, else by order number. Null when no parcel of the courier has
 * them, or when the two contradict each other.
 */
export const matchSettlementLine = (
  line: Reference,
  courierId: string,
  orders: readonly CandidateOrder[],
): SettlementMatch | null => {
  for (const order of orders) {
    const parcel = order.parcels.find(
      (each) => isCarriedBy(each, courierId) && each.trackingNumber === line.trackingNumber,
    );
    if (line.trackingNumber === null || parcel === undefined) continue;
    return isOrderNumber(line.orderNumber) && line.orderNumber !== order.orderNumber ? null : { order, parcel };
  }
  const order = orders.find(({ orderNumber }) => orderNumber === line.orderNumber);
  if (order === undefined) return null;
  const carried = order.parcels.filter(({ state }) => state !== 'withdrawn');
  if (carried.length === 0) return { order, parcel: null };
  const own = carried.filter(
    (each) => isCarriedBy(each, courierId) && (line.trackingNumber === null || each.trackingNumber === null),
  );
  const parcel =
    own.find((each) => outstandingCash(each) === line.amount) ??
    own.find((each) => outstandingCash(each) > 0) ??
    own[0];
  return parcel === undefined ? null : { order, parcel };
};

const isCarriedBy = (parcel: CandidateParcel, courierId: string): boolean =>
  parcel.courierId === courierId && parcel.state !== 'withdrawn';

/** Whether a courier's reference has the form of an order number. */
const isOrderNumber = (reference: string | null): boolean => reference?.startsWith('ORD-') === true;

/** Whether an order without parcels was shipped. */
const isWithCourier = ({ status }: CandidateOrder): boolean => status === 'shipped' || status === 'delivered';

/** Outcome of a line and its bookable amount; only an exact match is booked automatically. */
export type SettlementResult = {
  readonly outcome: SettlementOutcome;
  readonly due: Piastres | null;
  readonly booked: Piastres;
};

export const settlementResult = (amount: Piastres, match: SettlementMatch | null): SettlementResult => {
  if (match === null) return { outcome: 'unknown', due: null, booked: 0 };
  const { order, parcel } = match;
  const due = parcel === null ? cashOwed(order) : cashDue(order, parcel);
  // no courier can have an order that was neither packed nor shipped: needs a decision
  if (parcel === null && !isWithCourier(order)) return { outcome: 'unknown', due, booked: 0 };
  if (amount === due) return { outcome: 'paid', due, booked: amount };
  if (due === 0 && order.paid > 0) return { outcome: 'paid_before', due, booked: 0 };
  return { outcome: amount < due ? 'short' : 'over', due, booked: 0 };
};
