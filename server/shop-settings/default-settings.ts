import { manualMethods } from '../../domain/payments/payment-methods.ts';
import { LOW_STOCK_THRESHOLD } from '../../domain/products/product-list.ts';
import { defaultRules } from '../../domain/settings/commerce-rules.ts';
import type { PublicSettings, ShopSettings } from '../../domain/settings/shop-settings.ts';
import { owner } from '../../owner.ts';

/** The settings of a new shop: the facts of `owner.ts` and the rules of the specification. */
export const defaultSettings: ShopSettings = {
  ...defaultRules,
  facts: owner,
  reviews: { claimedCount: 24 },
  discountDialog: { isShown: true, delaySeconds: 2 },
  cartDrawer: { isShown: true },
  announcement: { isShown: false, text: { ar: '', en: '' }, link: null },
  notifications: { sellerPhone: null, newOrders: [], lowStockFrom: LOW_STOCK_THRESHOLD, lowStock: [] },
  staff: { requiresSecondFactor: false },
  labels: {},
};

/** The settings that messages are filled with; labels as they are shown. */
export const publicSettingsOf = (
  { facts, notifications: _private, staff: _internal, labels: _stored, ...shown }: ShopSettings,
  {
    payments = { methods: manualMethods, isTest: false },
    revision = 0,
    labels = {},
  }: Partial<Pick<PublicSettings, 'payments' | 'revision' | 'labels'>> = {},
): PublicSettings => ({ ...shown, payments, revision, name: facts.name, labels });

/** What the pages of a new shop carry. */
export const defaultPublicSettings: PublicSettings = publicSettingsOf(defaultSettings);
