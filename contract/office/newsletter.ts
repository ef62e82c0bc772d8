import * as v from 'valibot';
import { ToldConsent } from '../consents.ts';
import { SearchText } from '../search-text.ts';
import { admin } from '../who.ts';
import { listing, pageOf } from './listing.ts';

/** An address that the newsletter goes to. */
export const Subscription = v.object({
  id: v.string(),
  email: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  /** What its owner agreed to, and when; null for who subscribed before that was written down. */
  agreed: v.nullable(v.pick(ToldConsent, ['at', 'language', 'text'])),
});
export type Subscription = v.InferOutput<typeof Subscription>;

export const newsletter = {
  list: admin
    .route({ method: 'GET', path: '/office/newsletter', summary: 'Subscriptions to the newsletter, newest first' })
    .input(v.strictObject({ ...listing, q: v.optional(SearchText(100)) }))
    .output(pageOf(Subscription)),
  remove: admin
    .route({ method: 'DELETE', path: '/office/newsletter/{id}', summary: 'Take an address off the newsletter' })
    .input(v.strictObject({ id: v.pipe(v.string(), v.uuid()) }))
    .output(v.object({ removed: v.literal(true) })),
  export: admin
    .route({ method: 'POST', path: '/office/newsletter/export', summary: 'Every subscription as a CSV file' })
    .input(v.strictObject({}))
    .output(v.object({ csv: v.string() })),
};
