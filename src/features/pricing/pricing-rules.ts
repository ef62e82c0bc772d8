import type { SettingValues } from '#core/settings/define-settings.ts';
import { shippingSettings } from '#features/shipping/shipping.settings.ts';
import { offersSettings, serviceSettings, taxSettings } from './pricing.settings.ts';

/** Sections of the settings that prices depend on. */
const sections = { tax: taxSettings, shipping: shippingSettings, offers: offersSettings, service: serviceSettings };

/** Their schemas. */
export const ruleSections = {
  tax: taxSettings.schema,
  shipping: shippingSettings.schema,
  offers: offersSettings.schema,
  service: serviceSettings.schema,
};

/** Pricing rules and promises of the shop: an argument of every function that depends on one of them. */
export type CommerceRules = SettingValues<typeof sections>;

/** The rules of a new shop (specification 9). */
export const defaultRules: CommerceRules = {
  tax: taxSettings.initial,
  shipping: shippingSettings.initial,
  offers: offersSettings.initial,
  service: serviceSettings.initial,
};
