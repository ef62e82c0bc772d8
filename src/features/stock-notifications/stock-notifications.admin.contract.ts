import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { listing, pageOf } from '#core/api/pagination.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { form } from '#core/forms/validation.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { alertStatuses } from './stock-notification-status.ts';

const Bilingual = v.object({ ar: v.string(), en: v.string() });

/** A product with pending or sent stock notifications. */
export const StockNotificationProduct = v.object({
  /** Id of the product. */
  id: v.string(),
  name: Bilingual,
  stock: v.number(),
  isArchived: v.boolean(),
  /** Pending and sent stock notifications, each counted up to 1,000. */
  pending: v.number(),
  notified: v.number(),
});
export type StockNotificationProduct = v.InferOutput<typeof StockNotificationProduct>;

/** A pending or sent stock notification. */
export const StockNotificationRow = v.object({
  id: v.string(),
  email: v.string(),
  /** Language of the mail. */
  language: LanguageInput,
  status: v.picklist(alertStatuses),
  productId: v.string(),
  productName: Bilingual,
  /** ISO 8601, UTC. */
  createdAt: v.string(),
});
export type StockNotificationRow = v.InferOutput<typeof StockNotificationRow>;

export const adminStockNotificationsContract = {
  listProducts: staff('catalogue.read')
    .route({
      method: 'GET',
      path: '/admin/stock-notifications/products',
      summary: 'Products with pending stock notifications, by position',
    })
    .input(v.strictObject({ after: v.optional(ProductId) }))
    .output(pageOf(StockNotificationProduct)),
  list: staff('customers.read')
    .route({
      method: 'GET',
      path: '/admin/stock-notifications',
      summary: 'Stock notifications, pending and sent, newest first',
    })
    .input(
      v.strictObject({
        ...listing,
        status: v.optional(v.picklist(alertStatuses)),
        productId: v.optional(ProductId),
      }),
    )
    .output(pageOf(StockNotificationRow)),
  send: staff('catalogue.write')
    .route({
      method: 'PUT',
      path: '/admin/stock-notifications/products/{id}/send',
      summary: 'Send the pending stock notifications of a product',
    })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND', 'OUT_OF_STOCK'))
    .input(form({ id: ProductId }))
    .output(v.object({ notified: v.number() })),
};
