import * as v from 'valibot';
import { bilingual } from '../domain/products/product-fields.ts';
import { type PublicSettings, settingSections } from '../domain/settings/shop-settings.ts';
import { anyone } from './access.ts';

const { tax, shipping, offers, service, reviews, discountDialog, announcement, labels } = settingSections;

/** The settings that pages show and reckon with. Money is in piastres. */
export const PublicSettingsOutput = v.object({
  revision: v.number(),
  name: bilingual(v.string()),
  tax,
  shipping,
  offers,
  service,
  reviews,
  discountDialog,
  announcement,
  labels,
}) satisfies v.GenericSchema<unknown, PublicSettings>;

export const settings = {
  get: anyone
    .route({ method: 'GET', path: '/settings', summary: 'The settings that pages show and reckon with' })
    .output(PublicSettingsOutput),
};
