import * as v from 'valibot';
import {
  bilingualLine,
  clockTime,
  generic,
  line,
  phone,
  type Ranges,
  required,
  url,
  whole,
} from '#core/fields/field-kinds.ts';
import { EmailAddress, PostalCode } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';

/** Minimum and maximum of the number of rows. */
export const storeDetailsRanges = { hours: [0, 14] } as const satisfies Ranges;

const hours = v.pipe(
  form({
    days: v.pipe(v.array(whole([0, 6]), required), v.minLength(1, validationCode('setting.days'))),
    opens: clockTime,
    closes: clockTime,
  }),
  v.forward(
    v.check(({ opens, closes }) => opens < closes, validationCode('setting.closesBeforeOpening')),
    ['closes'],
  ),
);

const postalAddress = form({ street: line(200), city: line(100), country: line(60) });

export const socialNetworks = ['instagram', 'facebook', 'tiktok', 'pinterest'] as const;

/** Store details; public. */
export const facts = form({
  name: bilingualLine(40),
  /** E.164. */
  phone,
  email: EmailAddress,
  address: form({ ar: postalAddress, en: postalAddress, postalCode: PostalCode }),
  /** Opening hours in Cairo's time; weekdays as in `Date`, 0 is Sunday. */
  hours: v.pipe(v.array(hours, generic), v.maxLength(storeDetailsRanges.hours[1], generic)),
  social: v.pipe(
    v.array(form({ name: v.picklist(socialNetworks, generic), url }), generic),
    v.maxLength(socialNetworks.length, generic),
    v.checkItems(
      ({ name }, index, all) => all.findIndex((other) => other.name === name) === index,
      validationCode('setting.twice'),
    ),
  ),
  /** Recipient of bank transfers (decision 15). */
  instapayHandle: line(80),
  /** Tax registration number, printed on packing slips; null for a shop that is not registered. */
  taxNumber: v.nullable(
    v.pipe(v.string(generic), v.regex(/^\d{3}-?\d{3}-?\d{3}$/, validationCode('setting.taxNumber'))),
  ),
});
