// Generated from *.settings.ts by `npm run generate`.
import type { PublicSection, SettingValues } from '#core/settings/define-settings.ts';
import { cartDrawerSettings } from '#features/cart/cart-drawer.settings.ts';
import { labelsSettings } from '#features/content/text-overrides/labels.settings.ts';
import { discountDialogSettings } from '#features/discounts/discount-dialog.settings.ts';
import { notificationsSettings } from '#features/orders/notifications.settings.ts';
import { offersSettings, serviceSettings, taxSettings } from '#features/pricing/pricing.settings.ts';
import { reviewsSettings } from '#features/reviews/reviews.settings.ts';
import { factsSettings } from '#features/settings/store-details.settings.ts';
import { shippingSettings } from '#features/shipping/shipping.settings.ts';
import { staffSettings } from '#features/staff/staff.settings.ts';
import { announcementSettings } from '#features/storefront/announcement.settings.ts';

/** Sections of the shop's settings by name, in the order of the navigation. */
export const settingDefinitions = {
  facts: factsSettings,
  tax: taxSettings,
  shipping: shippingSettings,
  offers: offersSettings,
  service: serviceSettings,
  reviews: reviewsSettings,
  discountDialog: discountDialogSettings,
  cartDrawer: cartDrawerSettings,
  announcement: announcementSettings,
  notifications: notificationsSettings,
  staff: staffSettings,
  labels: labelsSettings,
};

type Definitions = typeof settingDefinitions;
type Values = SettingValues<Definitions>;
type PublicValues = Pick<Values, PublicSection<Definitions>>;

declare module '#core/settings/settings.ts' {
  interface ShopSettings extends Values {}
  interface PublicSettings extends PublicValues {}
}
