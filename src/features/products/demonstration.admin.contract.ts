import * as v from 'valibot';
import { staff } from '#core/api/access.ts';

/** The products of the starter catalogue. */
export const Demonstration = v.object({
  /** Products in the shop that were neither edited nor sold. */
  unchanged: v.number(),
  /** Whether the shop has decided to keep them. */
  isAccepted: v.boolean(),
});
export type Demonstration = v.InferOutput<typeof Demonstration>;

/** Number of removed products, and of those that stay because they were edited or sold. */
export const RemovedDemonstration = v.object({ removed: v.number(), edited: v.number(), sold: v.number() });
export type RemovedDemonstration = v.InferOutput<typeof RemovedDemonstration>;

export const adminDemonstrationContract = {
  get: staff('catalogue.read')
    .route({ method: 'GET', path: '/admin/demonstration-products', summary: 'State of the demonstration products' })
    .output(Demonstration),
  remove: staff('catalogue.write')
    .route({
      method: 'DELETE',
      path: '/admin/demonstration-products',
      summary: 'Remove the demonstration products that were neither edited nor sold',
    })
    .output(RemovedDemonstration),
  keep: staff('catalogue.write')
    .route({
      method: 'PUT',
      path: '/admin/demonstration-products/accepted',
      summary: 'Keep the demonstration products, or reconsider it',
    })
    .input(v.strictObject({ isAccepted: v.boolean() }))
    .output(Demonstration),
};
