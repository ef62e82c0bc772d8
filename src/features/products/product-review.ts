import * as v from 'valibot';

/** A public review, as the product page displays it. */
export const Review = v.object({
  id: v.string(),
  /** First name only; `null` when the account is deleted. */
  author: v.nullable(v.string()),
  rating: v.number(),
  comment: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  /** Whether the author has an order with the product that was not cancelled (decision 27). */
  isVerified: v.boolean(),
  /** The shop's public reply. */
  reply: v.nullable(v.string()),
});
export type Review = v.InferOutput<typeof Review>;
