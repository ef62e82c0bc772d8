import * as v from 'valibot';
import { whole } from '../settings/setting-schemas.ts';

/** Least and most of the times that an order without payment holds its stock. */
export const holdRanges = { holdMinutes: [15, 1_440], transferHoldHours: [2, 168] } as const;

/** Times that an order without payment holds its stock. */
export const holdTimes = {
  /** Of a payment on the page of a gateway. */
  holdMinutes: whole(holdRanges.holdMinutes),
  /** Of a bank transfer; null for ever. */
  transferHoldHours: v.nullable(whole(holdRanges.transferHoldHours)),
};

/** What came of calling a gateway with keys: `keys` and `permission` when it refused them for that reason, `refused` for any other. */
export const connectionResults = ['ok', 'keys', 'permission', 'refused', 'unreachable'] as const;
export type ConnectionResult = (typeof connectionResults)[number];

/** The field with the address of a gateway's API, to which its secrets travel. */
export const ADDRESS_FIELD = 'url';
