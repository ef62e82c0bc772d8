import * as v from 'valibot';
import { generic, phone, type Ranges, whole } from '#core/fields/field-kinds.ts';
import { field } from '#core/fields/setting-field.ts';
import { EmailAddress } from '#core/forms/form-schemas.ts';
import { form } from '#core/forms/validation.ts';
import { defineSettings } from '#core/settings/define-settings.ts';
import { LOW_STOCK_THRESHOLD } from '#features/products/product-list.ts';

/** Minimum and maximum of pieces, and of the number of recipients. */
const ranges = { recipients: [0, 5], lowStockFrom: [0, 1000] } as const satisfies Ranges;

const recipients = v.pipe(v.array(EmailAddress, generic), v.maxLength(ranges.recipients[1], generic));

/** Recipients of notifications. */
export const notificationsSettings = defineSettings('notifications', {
  position: 100,
  schema: form({
    /** Phone number of the seller chat, E.164; null for the shop's phone. */
    sellerPhone: v.nullable(phone),
    /** New-order recipients; the shop's own address for an empty list. */
    newOrders: recipients,
    /** Stock at which a low-stock mail is sent; null for no such mails. */
    lowStockFrom: v.optional(v.nullable(whole(ranges.lowStockFrom)), LOW_STOCK_THRESHOLD),
    /** Low-stock recipients; the new-order recipients for an empty list. */
    lowStock: v.optional(recipients, []),
  }),
  initial: { sellerPhone: null, newOrders: [], lowStockFrom: LOW_STOCK_THRESHOLD, lowStock: [] },
  isPublic: false,
  fields: {
    sellerPhone: field('code', 'sellerPhone', { isOptional: true, isForOwners: true }),
    newOrders: field('lines', 'newOrders', { range: ranges.recipients }),
    lowStockFrom: field('whole', 'lowStockFrom', { range: ranges.lowStockFrom, isOptional: true }),
    lowStock: field('lines', 'lowStock', { range: ranges.recipients }),
  },
});
