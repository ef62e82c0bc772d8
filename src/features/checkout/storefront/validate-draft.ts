import * as v from 'valibot';
import { AddressForm, GiftOptions } from '#core/forms/forms.ts';
import { type FieldErrors, fieldErrors, isValidationCode, validationCode } from '#core/forms/validation.ts';
import { type Language, textIn } from '#core/i18n/language.ts';
import { ShippingForm } from '#features/shipping/shipping-address.ts';
import type { Draft } from './draft.ts';

const DraftForm = v.object({
  shipping: ShippingForm,
  gift: GiftOptions,
  addressLabel: v.optional(AddressForm.entries.label),
});

export type CheckedDraft =
  | {
      readonly isValid: true;
      readonly shipping: ShippingForm;
      readonly gift: GiftOptions;
      /** Label of the address, if it is to be saved. */
      readonly addressLabel?: string | undefined;
    }
  | { readonly isValid: false; readonly errors: FieldErrors };

/** Requirements of the destination. */
interface DestinationRules {
  /** The destination is unknown, and terms depend on it. */
  readonly isGovernorateMissing: boolean;
  readonly isCashAccepted: boolean;
}

/** Validates the draft with the rules of the server (specification 5); errors are keyed by field name. */
export function checkDraft(
  { shipping: { governorate, ...address }, isGift, giftWrap, giftMessage, ...draft }: Draft,
  { isGovernorateMissing, isCashAccepted }: DestinationRules,
): CheckedDraft {
  const gift = { isGift, giftWrap, giftMessage };
  const label = draft.keepsAddress ? { addressLabel: draft.addressLabel } : {};
  const shipping = governorate === '' ? address : { ...address, governorate };
  const checked = v.safeParse(DraftForm, { shipping, gift, ...label });
  const errors: FieldErrors = {
    ...(checked.success ? {} : byField(Object.entries(fieldErrors(checked.issues)))),
    ...(isGovernorateMissing ? { governorate: validationCode('shipping.governorate') } : {}),
    ...(draft.paymentMethod === 'cash_on_delivery' && !isCashAccepted
      ? { paymentMethod: validationCode('payment.cashOnDelivery') }
      : {}),
  };
  return checked.success && Object.keys(errors).length === 0
    ? { isValid: true, ...checked.output }
    : { isValid: false, errors };
}

/** Field errors of a VALIDATION_FAILED refusal, which names fields by their path in the order. */
export function fieldsOfRefusal(issues: unknown): FieldErrors {
  if (!Array.isArray(issues)) return {};
  return byField(issues.flatMap(({ path, code }) => (typeof path === 'string' ? [[path, code]] : [])));
}

/** Message about a line with more pieces than the shop allows; null if the refusal is about something else. */
export function quantityRefused(issues: unknown, language: Language): string | null {
  const checked = v.safeParse(v.array(QuantityIssue), issues);
  const [issue] = checked.success ? checked.output : [];
  return issue ? textIn(issue.localizedMessage, language) : null;
}

const QuantityIssue = v.object({
  path: v.pipe(v.string(), v.regex(/^lines\.\d+\.quantity$/)),
  localizedMessage: v.object({ ar: v.string(), en: v.string() }),
});

const byField = (errors: readonly [path: string, code: unknown][]): FieldErrors =>
  Object.fromEntries(
    errors.flatMap(([path, code]) => (isValidationCode(code) ? [[path.split('.').at(-1) ?? path, code]] : [])),
  );
