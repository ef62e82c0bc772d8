import * as v from 'valibot';
import { paymentMethods } from '../domain/payments/payment-methods.ts';
import { bilingual } from '../domain/products/product-fields.ts';
import { type PublicSettings, settingSections } from '../domain/settings/shop-settings.ts';
import { anyone } from './access.ts';
import { LanguageInput } from './base.ts';

const { tax, shipping, offers, service, reviews, discountDialog, cartDrawer, announcement } = settingSections;

const labels = v.record(v.string(), v.string());

/** The settings that pages show and reckon with. Money is in piastres. */
export const PublicSettingsOutput = v.object({
  revision: v.number(),
  name: bilingual(v.string()),
  payments: v.object({ methods: v.array(v.picklist(paymentMethods)), isTest: v.boolean() }),
  tax,
  shipping,
  offers,
  service,
  reviews,
  discountDialog,
  cartDrawer,
  announcement,
  /** By key, in the language that was asked for. */
  labels: v.object({ ar: v.exactOptional(labels), en: v.exactOptional(labels) }),
}) satisfies v.GenericSchema<unknown, PublicSettings>;

export const settings = {
  get: anyone
    .route({ method: 'GET', path: '/settings', summary: 'The settings that pages show and reckon with' })
    .input(v.strictObject({ language: LanguageInput }))
    .output(PublicSettingsOutput),
};
