import * as v from 'valibot';
import type { DeepReadonly } from '#core/fields/field.ts';
import { amount, bilingualLine, generic, type Ranges, required, whole } from '#core/fields/field-kinds.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { governorates } from './governorates.ts';

/** Minimum and maximum of days and of the number of zones. */
export const shippingRanges = { deliveryDays: [0, 60], zones: [0, governorates.length] } as const satisfies Ranges;

const deliveryDays = v.pipe(
  form({ min: whole(shippingRanges.deliveryDays), max: whole(shippingRanges.deliveryDays) }),
  v.forward(
    v.check(({ min, max }) => min <= max, validationCode('setting.daysOrder')),
    ['max'],
  ),
);

const zoneTerms = {
  name: bilingualLine(60),
  /** Piastres. */
  fee: amount,
  /** Shipping is free from this subtotal before discounts, in piastres; never for null. */
  freeFrom: v.nullable(amount),
  /** Delivery time in business days. */
  days: deliveryDays,
  acceptsCashOnDelivery: v.boolean(required),
};

const zone = form({
  ...zoneTerms,
  governorates: v.pipe(
    v.array(v.picklist(governorates, generic), required),
    v.minLength(1, validationCode('setting.noGovernorates')),
    v.checkItems((each, index, all) => all.indexOf(each) === index, validationCode('setting.twice')),
  ),
});

/** Shipping zones; `defaultZone` applies to every governorate that no zone names. */
export const shippingRules = v.pipe(
  form({
    defaultZone: form(zoneTerms),
    zones: v.pipe(v.array(zone, generic), v.maxLength(shippingRanges.zones[1], generic)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { zones } = dataset.value;
    const names = new Set<string>();
    zones.forEach((each, index) => {
      if (each.governorates.some((governorate) => names.has(governorate)))
        addIssue({
          message: validationCode('setting.governorateTaken'),
          path: [
            { type: 'object', origin: 'value', input: dataset.value, key: 'zones', value: zones },
            { type: 'array', origin: 'value', input: zones, key: index, value: each },
            { type: 'object', origin: 'value', input: each, key: 'governorates', value: each.governorates },
          ],
        });
      for (const governorate of each.governorates) names.add(governorate);
    });
  }),
);

export type ShippingRules = DeepReadonly<v.InferOutput<typeof shippingRules>>;

/** Destinations with their own terms; the default zone lists no governorates. */
export type ShippingZone = ShippingRules['defaultZone'];
