import { bilingualField, field, type SettingFields } from '#core/fields/setting-field.ts';
import { pounds } from '#core/money/money.ts';
import { defineSettings } from '#core/settings/define-settings.ts';
import { governorates } from './governorates.ts';
import { shippingRanges, shippingRules } from './shipping-rules.ts';

/** Terms of a zone under a path that ends with a dot. */
const zoneTerms = (path: string, group?: string): SettingFields => {
  const options = group === undefined ? {} : { group };
  return {
    [`${path}fee`]: field('money', 'fee', options),
    [`${path}freeFrom`]: field('money', 'freeFrom', { ...options, isOptional: true }),
    [`${path}days.min`]: field('whole', 'daysMin', { ...options, range: shippingRanges.deliveryDays }),
    [`${path}days.max`]: field('whole', 'daysMax', { ...options, range: shippingRanges.deliveryDays }),
    [`${path}acceptsCashOnDelivery`]: field('flag', 'acceptsCashOnDelivery', options),
  };
};

/** Shipping zones with their fees and delivery times. */
export const shippingSettings = defineSettings('shipping', {
  position: 30,
  schema: shippingRules,
  initial: {
    defaultZone: {
      name: { ar: 'كل المحافظات', en: 'All governorates' },
      fee: pounds(150),
      freeFrom: pounds(3000),
      days: { min: 5, max: 7 },
      acceptsCashOnDelivery: true,
    },
    zones: [],
  },
  isPublic: true,
  fields: {
    ...bilingualField('defaultZone.name.*', 'zoneName', { group: 'defaultZone' }),
    ...zoneTerms('defaultZone.', 'defaultZone'),
    zones: field('list', 'zones', {
      group: 'zones',
      maxRows: shippingRanges.zones[1],
      newRow: { acceptsCashOnDelivery: 'defaultZone.acceptsCashOnDelivery' },
      rows: {
        ...bilingualField('name.*', 'zoneName'),
        governorates: field('set', 'governorates', { choices: governorates, isExclusive: true }),
        ...zoneTerms(''),
      },
    }),
  },
});
