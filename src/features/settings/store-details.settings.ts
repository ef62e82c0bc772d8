import * as v from 'valibot';
import { bilingualLine, clockTime, generic, line, phone, required, url, whole } from '#core/fields/field-kinds.ts';
import { bilingualField, field } from '#core/fields/setting-field.ts';
import { EmailAddress, PostalCode } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { defineSettings } from '#core/settings/define-settings.ts';
import { owner } from './default-store-details.ts';

/** Maximum number of rows of opening hours. */
const MAX_HOURS = 14;

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

const socialNetworks = ['instagram', 'facebook', 'tiktok', 'pinterest'] as const;

const facts = form({
  name: bilingualLine(40),
  /** E.164. */
  phone,
  email: EmailAddress,
  address: form({ ar: postalAddress, en: postalAddress, postalCode: PostalCode }),
  /** Opening hours in Cairo's time; weekdays as in `Date`, 0 is Sunday. */
  hours: v.pipe(v.array(hours, generic), v.maxLength(MAX_HOURS, generic)),
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

const weekdays = ['0', '1', '2', '3', '4', '5', '6'];

/** Store details. Pages get them from their loaders, and only the name with every page. */
export const factsSettings = defineSettings('facts', {
  position: 10,
  schema: facts,
  initial: owner,
  isPublic: false,
  fields: {
    ...bilingualField('name.*', 'shopName', { group: 'identity' }),
    phone: field('code', 'phone', { group: 'identity', isForOwners: true }),
    email: field('code', 'email', { group: 'identity', isForOwners: true }),
    ...bilingualField('address.*.street', 'street', { group: 'address' }),
    ...bilingualField('address.*.city', 'city', { group: 'address' }),
    ...bilingualField('address.*.country', 'country', { group: 'address' }),
    'address.postalCode': field('code', 'postalCode', { group: 'address' }),
    hours: field('list', 'hours', {
      group: 'hours',
      maxRows: MAX_HOURS,
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
});
