import * as v from 'valibot';
import { anyone } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { StockNotificationForm } from '#core/forms/forms.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { form } from '#core/forms/validation.ts';
import { productErrors } from '#features/products/products.errors.ts';

/** Errors of back-in-stock notifications. */
export const stockNotificationErrors = defineErrors({
  ALREADY_IN_STOCK: {
    status: 409,
    text: { ar: 'هذا المنتج متوفر الآن، ويمكنك طلبه.', en: 'This product is in stock now: you can order it.' },
  },
});

export const NewStockNotification = form({
  productId: ProductId,
  ...StockNotificationForm.entries,
  /** Language of the mail; by default that of the request. */
  language: v.optional(LanguageInput),
});
export type NewStockNotification = v.InferOutput<typeof NewStockNotification>;

export const stockNotificationsContract = {
  create: anyone
    .route({
      method: 'POST',
      path: '/stock-notifications',
      successStatus: 201,
      summary: 'Request a mail when a sold-out product is back in stock, once while it is pending',
    })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND'))
    .errors(stockNotificationErrors.pick('ALREADY_IN_STOCK'))
    .input(NewStockNotification)
    .output(v.object({ accepted: v.literal(true) })),
};
