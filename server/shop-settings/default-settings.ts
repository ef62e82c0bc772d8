import { defaultRules } from '../../domain/settings/default-rules.ts';
import type { PublicSettings, ShopSettings } from '../../domain/settings/shop-settings.ts';
import { owner } from '../../owner.ts';

/** The settings of a new shop: the facts of `owner.ts` and the rules of the specification. */
export const defaultSettings: ShopSettings = {
  ...defaultRules,
  facts: owner,
  reviews: { claimedCount: 24 },
  discountDialog: { isShown: true, delaySeconds: 2 },
  announcement: { isShown: false, text: { ar: '', en: '' }, link: null },
  notifications: { sellerPhone: null, newOrders: [] },
  labels: {},
};

/** The settings that pages carry. */
export const publicSettingsOf = (
  { facts, notifications: _private, ...shown }: ShopSettings,
  revision: number,
): PublicSettings => ({ ...shown, revision, name: facts.name });

/** What the pages of a new shop carry. */
export const defaultPublicSettings: PublicSettings = publicSettingsOf(defaultSettings, 0);
