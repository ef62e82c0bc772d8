import * as v from 'valibot';
import type { PublicSettings, ShopSettings } from '#core/settings/settings.ts';
import { manualMethods } from '#features/orders/payment-methods.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { owner } from '../default-store-details.ts';
import { settingSections } from '../setting-sections.ts';

/**
 * The settings of a new shop: the store details of `default-store-details.ts` and the rules of the specification. A field that its schema
 * makes optional has its default there.
 */
export const defaultSettings: ShopSettings = v.parse(v.strictObject(settingSections), {
  ...defaultRules,
  facts: owner,
  reviews: { claimedCount: 24 },
  discountDialog: { isShown: true, delaySeconds: 2 },
  cartDrawer: { isShown: true },
  announcement: { isShown: false, text: { ar: '', en: '' }, link: null },
  notifications: { sellerPhone: null, newOrders: [] },
  staff: { requiresSecondFactor: false },
  labels: {},
});

/** Returns the settings for messages, with the displayed labels. */
export const publicSettingsOf = (
  { facts, notifications: _private, staff: _internal, labels: _stored, ...publicSettings }: ShopSettings,
  {
    isOpen = true,
    payments = { methods: manualMethods, isTest: false },
    revision = 0,
    labels = {},
  }: Partial<Pick<PublicSettings, 'isOpen' | 'payments' | 'revision' | 'labels'>> = {},
): PublicSettings => ({ ...publicSettings, isOpen, payments, revision, name: facts.name, labels });

/** Public settings of a new shop. */
export const defaultPublicSettings: PublicSettings = publicSettingsOf(defaultSettings);
