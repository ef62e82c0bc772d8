import * as v from 'valibot';
import { lineField } from '#core/forms/form-schemas.ts';
import { BANK_REFERENCE_LENGTH, REASON_LENGTH } from '#core/forms/limits.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { cleanLine, latinDigits, withoutInvisibles } from '#core/text/clean-text.ts';

const unclear = validationCode('transfer.bankReference');

/** The bank's number of a transfer, as on its receipt; digits of any script, without spaces and dashes. Empty becomes null. */
export const BankReference = v.pipe(
  v.optional(v.string(validationCode('generic')), ''),
  v.maxLength(100, unclear),
  v.transform((text) => toBankReference(text) || null),
  v.check((reference) => reference === null || isBankReference(reference), unclear),
);

const toBankReference = (text: string): string =>
  latinDigits(cleanLine(withoutInvisibles(text)))
    .replaceAll(/[\s-]/gu, '')
    .toUpperCase();

const isBankReference = (text: string): boolean =>
  /^[0-9A-Z]+$/.test(text) && text.length >= BANK_REFERENCE_LENGTH.min && text.length <= BANK_REFERENCE_LENGTH.max;

/** Reason for rejecting a transfer; the customer reads it. */
export const RejectProofForm = form({
  reason: lineField(REASON_LENGTH, { min: validationCode('reason.min'), max: validationCode('reason.max') }),
});
