import * as v from 'valibot';
import { discountTypes } from '../../domain/promos/promo-code.ts';
import { ChangedPromoForm, NewPromoForm } from '../../domain/promos/promo-form.ts';
import { refusals } from '../refusal.ts';
import { SearchText } from '../search-text.ts';
import { admin } from '../who.ts';
import { listing, pageOf } from './listing.ts';

/** A promo code as the office sees it: the only place that reads codes as rows (decision 7). */
export const OfficePromo = v.object({
  id: v.string(),
  code: v.string(),
  isActive: v.boolean(),
  discountType: v.picklist(discountTypes),
  /** Percent, or piastres. */
  discountValue: v.number(),
  /** Piastres; 0 without one. */
  minPurchase: v.number(),
  maxUses: v.nullable(v.number()),
  currentUses: v.number(),
  /** The last moment that it is good for, ISO 8601, UTC. */
  validUntil: v.nullable(v.string()),
  /** The address of the customer whose own it is; null for codes of the shop (decision 8). */
  owner: v.nullable(v.string()),
  isFirstOrderOnly: v.boolean(),
  /** Whether an order bears it; it then stays, and so does what it takes off. */
  isInOrders: v.boolean(),
  createdAt: v.string(),
});
export type OfficePromo = v.InferOutput<typeof OfficePromo>;

const id = v.pipe(v.string(), v.uuid());

export const promoCodes = {
  list: admin
    .route({ method: 'GET', path: '/office/promo-codes', summary: 'Promo codes of the shop, or of customers' })
    .input(
      v.strictObject({
        ...listing,
        q: v.optional(SearchText(100)),
        owned: v.optional(v.literal('personally')),
      }),
    )
    .output(pageOf(OfficePromo)),
  make: admin
    .route({ method: 'POST', path: '/office/promo-codes', successStatus: 201, summary: 'Make a promo code' })
    .errors(refusals('PROMO_TAKEN'))
    .input(NewPromoForm)
    .output(OfficePromo),
  change: admin
    .route({ method: 'PUT', path: '/office/promo-codes/{id}', summary: 'Change the terms of a promo code' })
    .errors(refusals('ROW_NOT_FOUND', 'PROMO_IN_USE'))
    .input(v.strictObject({ id, terms: ChangedPromoForm }))
    .output(OfficePromo),
  open: admin
    .route({ method: 'PUT', path: '/office/promo-codes/{id}/opening', summary: 'Let a promo code be used, or no more' })
    .errors(refusals('ROW_NOT_FOUND'))
    .input(v.strictObject({ id, isActive: v.boolean() }))
    .output(OfficePromo),
  remove: admin
    .route({ method: 'DELETE', path: '/office/promo-codes/{id}', summary: 'Remove a promo code that no order bears' })
    .errors(refusals('ROW_NOT_FOUND', 'PROMO_IN_USE'))
    .input(v.strictObject({ id }))
    .output(v.object({ removed: v.literal(true) })),
};
