import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LineInput } from '#core/api/base.ts';
import { csvFormat } from '#core/api/csv-format.ts';
import { listing, pageOf } from '#core/api/pagination.ts';
import { ConsentRecord } from '#features/privacy/consents.contract.ts';

/** A newsletter subscription. */
export const Subscription = v.object({
  id: v.string(),
  email: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  /** The subscriber's consent; null for subscriptions older than consent records. */
  agreed: v.nullable(v.pick(ConsentRecord, ['at', 'language', 'text'])),
});
export type Subscription = v.InferOutput<typeof Subscription>;

export const adminNewsletterSubscriptionsContract = {
  list: staff('newsletter.read')
    .route({
      method: 'GET',
      path: '/admin/newsletter-subscriptions',
      summary: 'Subscriptions to the newsletter, newest first',
    })
    .input(v.strictObject({ ...listing, q: v.optional(LineInput(100)) }))
    .output(pageOf(Subscription)),
  delete: staff('newsletter.write')
    .route({
      method: 'DELETE',
      path: '/admin/newsletter-subscriptions/{id}',
      summary: 'Take an address off the newsletter',
    })
    .input(v.strictObject({ id: v.pipe(v.string(), v.uuid()) }))
    .output(v.object({ removed: v.literal(true) })),
  export: staff('newsletter.write', { queue: 'files' })
    .route({
      method: 'POST',
      path: '/admin/newsletter-subscriptions/export',
      summary: 'Every subscription as a CSV file',
    })
    .input(v.strictObject(csvFormat))
    .output(v.object({ csv: v.string() })),
};
