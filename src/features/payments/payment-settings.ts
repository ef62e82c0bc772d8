import * as v from 'valibot';
import { whole } from '#core/fields/field-kinds.ts';

/** Minimum and maximum payment deadline, as stock hold of unpaid orders. */
export const holdRanges = { holdMinutes: [15, 1_440], transferHoldHours: [2, 168] } as const;

/** Stock hold of unpaid orders. */
export const holdTimes = {
  /** For a payment on a gateway's page. */
  holdMinutes: whole(holdRanges.holdMinutes),
  /** For a bank transfer; null for no limit. */
  transferHoldHours: v.nullable(whole(holdRanges.transferHoldHours)),
};

/** Results of a connection test: `keys` and `permission` when the gateway refused it for that reason, `refused` for any other. */
export const connectionResults = ['ok', 'keys', 'permission', 'refused', 'unreachable'] as const;
export type ConnectionResult = (typeof connectionResults)[number];

/** Field with the URL of the gateway's API, to which the secrets are sent. */
export const ADDRESS_FIELD = 'url';
