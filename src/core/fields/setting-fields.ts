import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { type SettingSection } from '#core/settings/settings.ts';
import { returnShippingRules, taxBases, taxDisplays } from '#features/pricing/pricing-rules.ts';
import { socialNetworks } from '#features/settings/store-details.settings.ts';
import { governorates } from '#features/shipping/governorates.ts';
import { settingRanges } from './field-kinds.ts';

/** A field of a section's form: its input and parser. The form names it by its dotted path (`defaultZone.days.min`). */
export interface SettingField {
  readonly kind: SettingFieldKind;
  /** Key of its label and hint in the messages. */
  readonly label: string;
  /** Key of the heading above it. */
  readonly group?: string;
  /** Language of a text that exists in both. */
  readonly language?: ContentLanguage;
  /** An empty value is stored as null. */
  readonly isOptional?: boolean;
  /** The text may be empty. */
  readonly mayBeBlank?: boolean;
  /** Minimum and maximum of a whole number, or of the number of lines. */
  readonly range?: readonly [min: number, max: number];
  /** Values of a choice, or of a set. */
  readonly choices?: readonly string[];
  /** Only owners may change it, such as the account for bank transfers; not for fields of rows (decision 201). */
  readonly isForOwners?: boolean;
  /** Values are unique among the rows of the list. */
  readonly isExclusive?: boolean;
  /** Fields of each row of a list. */
  readonly rows?: SettingFields;
  /** Maximum number of rows. */
  readonly maxRows?: number;
  /** Initial values of a new row: the path of a field of the section, by field of the row. */
  readonly newRow?: Readonly<Record<string, string>>;
}

/**
 * `code` is left-to-right text, such as a phone number; `set` is any number of choices, `weekdays` any number of days
 * from 0, `lines` is one text per line, `list` has rows with fields of their own.
 */
export type SettingFieldKind =
  | 'line'
  | 'code'
  | 'time'
  | 'money'
  | 'percent'
  | 'whole'
  | 'choice'
  | 'flag'
  | 'set'
  | 'weekdays'
  | 'lines'
  | 'list';

export type SettingFields = Readonly<Record<string, SettingField>>;

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
  [`${path}days.min`]: field('whole', 'daysMin', { ...options, range: settingRanges.deliveryDays }),
  [`${path}days.max`]: field('whole', 'daysMax', { ...options, range: settingRanges.deliveryDays }),
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
      maxRows: settingRanges.hours[1],
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
      maxRows: settingRanges.zones[1],
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
    bundleFromLines: field('whole', 'bundleFromLines', { range: settingRanges.bundleFromLines }),
    togetherPercent: field('percent', 'togetherPercent'),
    welcomePercent: field('whole', 'welcomePercent', { range: settingRanges.welcomePercent }),
  },
  service: {
    returnDays: field('whole', 'returnDays', { range: settingRanges.returnDays }),
    replyHours: field('whole', 'replyHours', { range: settingRanges.replyHours }),
    maxQuantity: field('whole', 'maxQuantity', { range: settingRanges.maxQuantity }),
    returnShipping: field('choice', 'returnShipping', { choices: returnShippingRules }),
  },
  reviews: { claimedCount: field('whole', 'claimedCount', { range: settingRanges.claimedCount }) },
  discountDialog: {
    isShown: field('flag', 'dialogIsShown'),
    delaySeconds: field('whole', 'delaySeconds', { range: settingRanges.delaySeconds }),
  },
  cartDrawer: { isShown: field('flag', 'drawerIsShown') },
  announcement: {
    isShown: field('flag', 'announcementIsShown'),
    ...inBoth('text.*', 'announcementText', { mayBeBlank: true, isForOwners: true }),
    link: field('code', 'link', { isOptional: true, isForOwners: true }),
  },
  notifications: {
    sellerPhone: field('code', 'sellerPhone', { isOptional: true, isForOwners: true }),
    newOrders: field('lines', 'newOrders', { range: settingRanges.recipients }),
    lowStockFrom: field('whole', 'lowStockFrom', { range: settingRanges.lowStockFrom, isOptional: true }),
    lowStock: field('lines', 'lowStock', { range: settingRanges.recipients }),
  },
  staff: { requiresSecondFactor: field('flag', 'requiresSecondFactor') },
};

/** Sections with a form of fields. */
export const formSections = Object.keys(settingFields) as readonly FormSection[];

/** All sections, in the order of their navigation. */
export const pageSections: readonly SettingSection[] = [...formSections, 'labels'];
