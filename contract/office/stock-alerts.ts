import * as v from 'valibot';
import { ProductId } from '../../domain/product-id.ts';
import { alertStatuses } from '../../domain/products/alert-status.ts';
import { form } from '../../domain/validation.ts';
import { LanguageInput } from '../language.ts';
import { refusals } from '../refusal.ts';
import { admin } from '../who.ts';
import { listing, pageOf } from './listing.ts';

const Bilingual = v.object({ ar: v.string(), en: v.string() });

/** A product that somebody waits for, or waited for. */
export const AwaitedProduct = v.object({
  /** The product's. */
  id: v.string(),
  name: Bilingual,
  stock: v.number(),
  isArchived: v.boolean(),
  /** How many wait for it, and how many were told that it was back; counted up to 1,000. */
  waiting: v.number(),
  told: v.number(),
});
export type AwaitedProduct = v.InferOutput<typeof AwaitedProduct>;

/** Somebody who waits for a product, or was told that it is back. */
export const StockAlert = v.object({
  id: v.string(),
  email: v.string(),
  /** Of the mail. */
  language: LanguageInput,
  status: v.picklist(alertStatuses),
  productId: v.string(),
  productName: Bilingual,
  /** ISO 8601, UTC. */
  createdAt: v.string(),
});
export type StockAlert = v.InferOutput<typeof StockAlert>;

export const stockAlerts = {
  products: admin
    .route({
      method: 'GET',
      path: '/office/awaited-products',
      summary: 'Products that were asked for while sold out, in the order of the shelf',
    })
    .input(v.strictObject({ after: v.optional(ProductId) }))
    .output(pageOf(AwaitedProduct)),
  list: admin
    .route({
      method: 'GET',
      path: '/office/stock-alerts',
      summary: 'Who waits for products and who was told, newest first',
    })
    .input(
      v.strictObject({
        ...listing,
        status: v.optional(v.picklist(alertStatuses)),
        productId: v.optional(ProductId),
      }),
    )
    .output(pageOf(StockAlert)),
  tell: admin
    .route({
      method: 'PUT',
      path: '/office/awaited-products/{id}/told',
      summary: 'Tell everybody who waits for a product that it is back',
    })
    .errors(refusals('PRODUCT_UNKNOWN', 'OUT_OF_STOCK'))
    .input(form({ id: ProductId }))
    .output(v.object({ told: v.number() })),
};
