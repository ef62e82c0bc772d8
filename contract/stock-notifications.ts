import * as v from 'valibot';
import { StockNotificationForm } from '../domain/people/forms.ts';
import { ProductId } from '../domain/product-id.ts';
import { form } from '../domain/validation.ts';
import { LanguageInput } from './language.ts';
import { refusals } from './refusal.ts';
import { anyone } from './who.ts';

export const NewStockNotification = form({
  productId: ProductId,
  ...StockNotificationForm.entries,
  /** Of the mail; without one, that of the request. */
  language: v.optional(LanguageInput),
});
export type NewStockNotification = v.InferOutput<typeof NewStockNotification>;

export const stockNotifications = {
  register: anyone
    .route({
      method: 'POST',
      path: '/stock-notifications',
      successStatus: 201,
      summary: 'Ask for a mail when a sold-out product is back, once while it is pending',
    })
    .errors(refusals('PRODUCT_UNKNOWN', 'IN_STOCK_ALREADY'))
    .input(NewStockNotification)
    .output(v.object({ accepted: v.literal(true) })),
};
