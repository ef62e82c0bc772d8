import * as v from 'valibot';

/** Codes of all validation errors (specification 5). Their texts are in `locales`. */
export const validationCodes = [
  'required',
  'generic',
  'name.min',
  'name.max',
  'name.letters',
  'email.invalid',
  'email.max',
  'phone.format',
  'phone.max',
  'phone.unclear',
  'dob.format',
  'dob.min',
  'dob.max',
  'password.min',
  'password.max',
  'password.bytes',
  'password.upper',
  'password.lower',
  'password.number',
  'password.required',
  'code.digits',
  'subject.min',
  'subject.max',
  'message.min',
  'message.max',
  'cart.id',
  'cart.name',
  'cart.nameMax',
  'cart.price',
  'cart.priceMax',
  'cart.image',
  'cart.category',
  'cart.quantityWhole',
  'cart.quantityPositive',
  'cart.quantityMax',
  'shipping.fullName',
  'shipping.fullNameMax',
  'shipping.email',
  'shipping.emailMax',
  'shipping.phone',
  'shipping.phoneMax',
  'shipping.address',
  'shipping.addressMax',
  'shipping.city',
  'shipping.cityMax',
  'shipping.postalCode',
  'shipping.postalCodeMax',
  'shipping.governorate',
  'payment.cashOnDelivery',
  'payment.unavailable',
  'transfer.bankReference',
  'gift.messageMax',
  'review.commentMax',
  'review.rating',
  'return.wordsMax',
  'promo.empty',
  'promo.tooLong',
  'promo.characters',
  'promo.percent',
  'promo.amount',
  'promo.uses',
  'reason.min',
  'reason.max',
  'price.typed',
  'price.sale',
  'moment.typed',
  'moment.past',
  'sale.price',
  'sale.end',
  'sale.past',
  'sale.badge',
  'number.whole',
  'barcode.typed',
  'barcode.shortened',
  'text.max',
  'features.many',
  'features.uneven',
  'setting.range',
  'setting.percent',
  'setting.amount',
  'setting.url',
  'setting.path',
  'setting.time',
  'setting.days',
  'setting.closesBeforeOpening',
  'setting.daysOrder',
  'setting.noGovernorates',
  'setting.governorateTaken',
  'setting.twice',
  'setting.taxNumber',
  'setting.keyMalformed',
  'setting.keyMode',
  'setting.keyCountry',
  'setting.keyRetype',
  'setting.keyUnreadable',
  'setting.https',
  'setting.labelsMany',
  'setting.labelUnknown',
  'setting.labelFixed',
  'setting.labelLacks',
  'setting.labelNames',
  'searchWord.long',
  'searchWord.characters',
  'searchWord.phrase',
  'searchWord.twice',
  'searchGroup.many',
  'searchGroup.alone',
  'searchGroup.typedOnly',
  'searchGroup.textOnly',
  'shipment.trackingNumber',
  'shipment.cash',
  'courier.trackingUrl',
  'courier.columns',
  'settlement.reference',
] as const;
export type ValidationCode = (typeof validationCodes)[number];

export const isValidationCode = (value: unknown): value is ValidationCode =>
  validationCodes.some((code) => code === value);

/** Types a validation code; a code without texts in `locales` does not compile. */
export const validationCode = <Code extends ValidationCode>(code: Code): Code => code;

/** A form with exactly these fields: a missing one is `required`, an unknown one `generic`. */
export const form = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never' ? validationCode('generic') : validationCode('required'),
  );

/** Errors of a form: the first code of each field, by its dotted path (`shipping.email`). */
export type FieldErrors = Readonly<Partial<Record<string, ValidationCode>>>;

type Issue = v.BaseIssue<unknown>;

/** Returns the first code of each field; an unknown message becomes `generic`. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, ValidationCode> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= codeOf(issue);
  return errors;
}

/** The first code, for a notice with a single message (specification 5, contact). */
export const firstIssueCode = (issues: readonly Issue[]): ValidationCode =>
  issues[0] ? codeOf(issues[0]) : validationCode('generic');

const codeOf = (issue: Issue): ValidationCode =>
  isValidationCode(issue.message) ? issue.message : validationCode('generic');
