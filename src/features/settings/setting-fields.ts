import type { SettingField, SettingFieldKind, SettingFields } from '#core/fields/setting-field.ts';
import { contentLanguages } from '#core/i18n/language.ts';
import type { SettingSection } from '#core/settings/settings.ts';
import { pricingRanges, returnShippingRules, taxBases, taxDisplays } from '#features/pricing/pricing-rules.ts';
import { governorates } from '#features/shipping/governorates.ts';
import { shippingRanges } from '#features/shipping/shipping-rules.ts';
import { sectionRanges } from './setting-sections.ts';
import { socialNetworks, storeDetailsRanges } from './store-details.settings.ts';

/** Sections that are edited by a form of fields. */
export type FormSection = Exclude<SettingSection, 'labels'>;

type Rest = Omit<SettingField, 'kind' | 'label'>;
const field = (kind: SettingFieldKind, label: string, options: Rest = {}): SettingField => ({
  kind,
  label,
  ...options,
});

/** A line in both languages; `*` in the path is the language. */
const inBoth = (path: string, label: string, options: Rest = {}): SettingFields =>
  Object.fromEntries(
    contentLanguages.map((language) => [path.replace('*', language), field('line', label, { ...options, language })]),
  );

const weekdays = ['0', '1', '2', '3', '4', '5', '6'];

/** Terms of a zone under a path that ends with a dot. */
const zoneTerms = (path: string, options: Rest = {}): SettingFields => ({
  [`${path}fee`]: field('money', 'fee', options),
  [`${path}freeFrom`]: field('money', 'freeFrom', { ...options, isOptional: true }),
  [`${path}days.min`]: field('whole', 'daysMin', { ...options, range: shippingRanges.deliveryDays }),
  [`${path}days.max`]: field('whole', 'daysMax', { ...options, range: shippingRanges.deliveryDays }),
  [`${path}acceptsCashOnDelivery`]: field('flag', 'acceptsCashOnDelivery', options),
});

/** The fields of each section, in the order of its form. */
export const settingFields: Readonly<Record<FormSection, SettingFields>> = {
  facts: {
    ...inBoth('name.*', 'shopName', { group: 'identity' }),
    phone: field('code', 'phone', { group: 'identity', isForOwners: true }),
    email: field('code', 'email', { group: 'identity', isForOwners: true }),
    ...inBoth('address.*.street', 'street', { group: 'address' }),
    ...inBoth('address.*.city', 'city', { group: 'address' }),
    ...inBoth('address.*.country', 'country', { group: 'address' }),
    'address.postalCode': field('code', 'postalCode', { group: 'address' }),
    hours: field('list', 'hours', {
      group: 'hours',
      maxRows: storeDetailsRanges.hours[1],
      rows: {
        days: field('weekdays', 'days', { choices: weekdays }),
        opens: field('time', 'opens'),
        closes: field('time', 'closes'),
      },
    }),
    social: field('list', 'social', {
      group: 'social',
      maxRows: socialNetworks.length,
      rows: { name: field('choice', 'socialNetwork', { choices: socialNetworks }), url: field('code', 'url') },
    }),
    instapayHandle: field('code', 'instapayHandle', { group: 'registration', isForOwners: true }),
    taxNumber: field('code', 'taxNumber', { group: 'registration', isOptional: true }),
  },
  tax: {
    percent: field('percent', 'taxPercent'),
    base: field('choice', 'taxBase', { choices: taxBases }),
    display: field('choice', 'taxDisplay', { choices: taxDisplays }),
  },
  shipping: {
    ...inBoth('defaultZone.name.*', 'zoneName', { group: 'defaultZone' }),
    ...zoneTerms('defaultZone.', { group: 'defaultZone' }),
    zones: field('list', 'zones', {
      group: 'zones',
      maxRows: shippingRanges.zones[1],
      newRow: { acceptsCashOnDelivery: 'defaultZone.acceptsCashOnDelivery' },
      rows: {
        ...inBoth('name.*', 'zoneName'),
        governorates: field('set', 'governorates', { choices: governorates, isExclusive: true }),
        ...zoneTerms(''),
      },
    }),
  },
  offers: {
    bundlePercent: field('percent', 'bundlePercent'),
    bundleFromLines: field('whole', 'bundleFromLines', { range: pricingRanges.bundleFromLines }),
    togetherPercent: field('percent', 'togetherPercent'),
    welcomePercent: field('whole', 'welcomePercent', { range: pricingRanges.welcomePercent }),
  },
  service: {
    returnDays: field('whole', 'returnDays', { range: pricingRanges.returnDays }),
    replyHours: field('whole', 'replyHours', { range: pricingRanges.replyHours }),
    maxQuantity: field('whole', 'maxQuantity', { range: pricingRanges.maxQuantity }),
    returnShipping: field('choice', 'returnShipping', { choices: returnShippingRules }),
  },
  reviews: { claimedCount: field('whole', 'claimedCount', { range: sectionRanges.claimedCount }) },
  discountDialog: {
    isShown: field('flag', 'dialogIsShown'),
    delaySeconds: field('whole', 'delaySeconds', { range: sectionRanges.delaySeconds }),
  },
  cartDrawer: { isShown: field('flag', 'drawerIsShown') },
  announcement: {
    isShown: field('flag', 'announcementIsShown'),
    ...inBoth('text.*', 'announcementText', { mayBeBlank: true, isForOwners: true }),
    link: field('code', 'link', { isOptional: true, isForOwners: true }),
  },
  notifications: {
    sellerPhone: field('code', 'sellerPhone', { isOptional: true, isForOwners: true }),
    newOrders: field('lines', 'newOrders', { range: sectionRanges.recipients }),
    lowStockFrom: field('whole', 'lowStockFrom', { range: sectionRanges.lowStockFrom, isOptional: true }),
    lowStock: field('lines', 'lowStock', { range: sectionRanges.recipients }),
  },
  staff: { requiresSecondFactor: field('flag', 'requiresSecondFactor') },
};

/** Sections with a form of fields. */
export const formSections = Object.keys(settingFields) as readonly FormSection[];

/** All sections, in the order of their navigation. */
export const pageSections: readonly SettingSection[] = [...formSections, 'labels'];
