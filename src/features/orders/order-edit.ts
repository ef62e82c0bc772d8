import type { OrderStatus } from './order-status.ts';

/** Parts of an order that an admin may change before it is shipped. */
export const orderParts = ['lines', 'address', 'gift'] as const;
export type OrderPart = (typeof orderParts)[number];

/** Pricing of a changed order: the rules and prices at its placement, or the current ones. */
export const pricedBy = ['order', 'today'] as const;
export type PricedBy = (typeof pricedBy)[number];

/** Whether an order can still be changed: it is neither shipped nor cancelled. */
export const canBeChanged = ({ status }: { readonly status: OrderStatus }): boolean =>
  status === 'pending' || status === 'processing';
