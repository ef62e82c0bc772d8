import * as v from 'valibot';
import { anyone } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { refusals } from '#core/api/errors.ts';
import { StockNotificationForm } from '#core/forms/forms.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { form } from '#core/forms/validation.ts';

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
      summary: 'Ask for a mail when a sold-out product is back, once while it is pending',
    })
    .errors(refusals('PRODUCT_NOT_FOUND', 'ALREADY_IN_STOCK'))
    .input(NewStockNotification)
    .output(v.object({ accepted: v.literal(true) })),
};
