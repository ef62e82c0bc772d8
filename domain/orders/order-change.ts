import type { OrderStatus } from './status.ts';

/** Parts of an order that an admin may change before it is shipped. */
export const orderParts = ['lines', 'address', 'gift'] as const;
export type OrderPart = (typeof orderParts)[number];

/** What a changed order is priced by: the rules and prices it was placed under, or those of today. */
export const pricedBy = ['order', 'today'] as const;
export type PricedBy = (typeof pricedBy)[number];

/** Whether address, lines and gift of an order may still be changed: it is neither shipped nor cancelled. */
export const canBeChanged = ({ status }: { readonly status: OrderStatus }): boolean =>
  status === 'pending' || status === 'processing';
