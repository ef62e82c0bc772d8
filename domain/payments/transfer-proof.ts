import * as v from 'valibot';
import { lineField } from '../forms/fields.ts';
import { BANK_REFERENCE_LENGTH, REASON_LENGTH } from '../limits.ts';
import { cleanLine, latinDigits, withoutInvisibles } from '../text/clean-text.ts';
import { form, validationCode } from '../validation.ts';

/** States of a transfer proof: it waits for an admin, pays its order, or does not. */
export const proofStates = ['sent', 'accepted', 'rejected'] as const;

const unclear = validationCode('transfer.bankReference');

/** The bank's number of a transfer, as on its receipt; digits of any script, without spaces and dashes. An empty one is null. */
export const BankReference = v.pipe(
  v.optional(v.string(validationCode('generic')), ''),
  v.maxLength(100, unclear),
  v.transform((typed) => toBankReference(typed) || null),
  v.check((reference) => reference === null || isBankReference(reference), unclear),
);

const toBankReference = (typed: string): string =>
  latinDigits(cleanLine(withoutInvisibles(typed)))
    .replaceAll(/[\s-]/gu, '')
    .toUpperCase();

const isBankReference = (text: string): boolean =>
  /^[0-9A-Z]+$/.test(text) && text.length >= BANK_REFERENCE_LENGTH.min && text.length <= BANK_REFERENCE_LENGTH.max;

/** Why a transfer was not found; its customer reads it. */
export const RejectProofForm = form({
  reason: lineField(REASON_LENGTH, { min: validationCode('reason.min'), max: validationCode('reason.max') }),
});
