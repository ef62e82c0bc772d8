import { courierFileFaults } from '#features/fulfillment/courier-file-faults.ts';

/** Size limit of a courier's file. */
export const MAX_SETTLEMENT_BYTES = 2 * 1024 * 1024;
/** Maximum lines of a courier's file, without its headings. */
export const MAX_SETTLEMENT_LINES = 10_000;
/** Maximum days of a table of totals. */
export const MAX_TOTAL_DAYS = 92;

/** Reasons for rejecting a file. */
export const settlementFaults = [
  ...courierFileFaults,
  'columns',
  'amount',
  'fee',
  'day',
  'reference',
  'shortened',
  'total',
] as const;
export type SettlementFault = (typeof settlementFaults)[number];
