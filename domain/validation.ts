import * as v from 'valibot';

/** Every way in which a field can be wrong (specification 5). The sentences stand in `locales`. */
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
  'gift.messageMax',
  'review.commentMax',
  'review.rating',
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
  'stock.whole',
  'text.max',
  'features.many',
  'features.uneven',
] as const;
export type ValidationCode = (typeof validationCodes)[number];

export const isValidationCode = (value: unknown): value is ValidationCode =>
  validationCodes.some((code) => code === value);

/** Names the code that a rule answers with; a code that `locales` cannot speak does not compile. */
export const validationCode = <Code extends ValidationCode>(code: Code): Code => code;

/** A form of exactly these fields: a missing one is `required`, an unknown one is refused as `generic`. */
export const form = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never' ? validationCode('generic') : validationCode('required'),
  );

/** What a form shows: the first code of each field, by its dotted path (`shipping.email`). */
export type FieldErrors = Readonly<Partial<Record<string, ValidationCode>>>;

type Issue = v.BaseIssue<unknown>;

/** The first code of each field; a message that is none of our codes reads `generic`. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, ValidationCode> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= codeOf(issue);
  return errors;
}

/** The first code of all, for a notice of one sentence (specification 5, contact). */
export const firstIssueCode = (issues: readonly Issue[]): ValidationCode =>
  issues[0] ? codeOf(issues[0]) : validationCode('generic');

const codeOf = (issue: Issue): ValidationCode =>
  isValidationCode(issue.message) ? issue.message : validationCode('generic');
