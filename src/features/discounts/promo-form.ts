import * as v from 'valibot';
import { instantOfCairoMinute } from '#core/dates/cairo-time.ts';
import { cleanDay, isCalendarDay } from '#core/dates/calendar-day.ts';
import { MAX_PERCENT, MAX_USES } from '#core/forms/limits.ts';
import { parseCount, parseMoney, parsePercent } from '#core/forms/parse-number.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { MAX_PRICE } from '#core/money/money.ts';
import { PromoCodeInput } from '#features/pricing/promo-code-input.ts';
import { discountTypes, type PromoDiscount } from '#features/pricing/promo-discount.ts';

const number = v.pipe(v.string(validationCode('required')), v.trim());

const isAmount = (input: string, min = 0): boolean => {
  const amount = parseMoney(input);
  return amount !== null && amount >= min && amount <= MAX_PRICE;
};

const isWithin = (value: number | null, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= max;

const terms = {
  discountType: v.picklist(discountTypes, validationCode('required')),
  /** Whole percents, or pounds. */
  discountValue: v.pipe(number, v.nonEmpty(validationCode('required'))),
  /** Pounds; empty for no minimum. */
  minPurchase: v.pipe(
    number,
    v.check((input) => input === '' || isAmount(input), validationCode('promo.amount')),
  ),
  /** Empty for no limit. */
  maxUses: v.pipe(
    number,
    v.check((input) => input === '' || isWithin(parseCount(input), MAX_USES), validationCode('promo.uses')),
  ),
  /** Last valid day in Cairo, YYYY-MM-DD; empty for no end. */
  validUntil: v.pipe(
    v.string(validationCode('required')),
    v.transform(cleanDay),
    v.check((input) => input === '' || isCalendarDay(input), validationCode('dob.format')),
  ),
};

type DiscountInput = { readonly discountType: 'percentage' | 'fixed'; readonly discountValue: string };

/** A percentage is whole, from 1 to 100; a fixed discount is an amount above 0 pounds. */
const isValidForType = ({ discountType, discountValue }: DiscountInput): boolean =>
  discountType === 'percentage' || discountValue === '' || isAmount(discountValue, 1);

const isWholePercent = ({ discountType, discountValue }: DiscountInput): boolean =>
  discountType === 'fixed' || discountValue === '' || isWithin(parsePercent(discountValue), MAX_PERCENT);

/** Terms of a shop code (specification 3); numbers remain text, trimmed. */
export const ChangedPromoForm = v.pipe(
  form(terms),
  v.forward(v.partialCheck([['discountType'], ['discountValue']], isWholePercent, validationCode('promo.percent')), [
    'discountValue',
  ]),
  v.forward(v.partialCheck([['discountType'], ['discountValue']], isValidForType, validationCode('promo.amount')), [
    'discountValue',
  ]),
);

export type ChangedPromoForm = v.InferOutput<typeof ChangedPromoForm>;

/** Terms with the code itself, which cannot be changed later. */
export const NewPromoForm = v.pipe(
  form({ code: PromoCodeInput, ...terms }),
  v.forward(v.partialCheck([['discountType'], ['discountValue']], isWholePercent, validationCode('promo.percent')), [
    'discountValue',
  ]),
  v.forward(v.partialCheck([['discountType'], ['discountValue']], isValidForType, validationCode('promo.amount')), [
    'discountValue',
  ]),
);

export type NewPromoForm = v.InferOutput<typeof NewPromoForm>;

/** Terms of a promo code, in piastres and instants. */
export interface PromoTerms extends Omit<PromoDiscount, 'code'> {
  readonly minPurchase: number;
  readonly maxUses: number | null;
  readonly validUntil: Date | null;
}

/** Converts a valid form; the last day ends at midnight in Cairo (decision 7). */
export const promoTermsOf = (input: ChangedPromoForm): PromoTerms => ({
  discountType: input.discountType,
  discountValue: (input.discountType === 'percentage' ? parsePercent : parseMoney)(input.discountValue) ?? 0,
  minPurchase: parseMoney(input.minPurchase) ?? 0,
  maxUses: parseCount(input.maxUses),
  validUntil: input.validUntil === '' ? null : endOfCairoDay(input.validUntil),
});

/** The last millisecond of a day (YYYY-MM-DD) in Cairo, until which a date without a time is valid (decision 7). */
export function endOfCairoDay(day: string): Date {
  const lastMinute = isCalendarDay(day) ? instantOfCairoMinute(`${day}T23:59`, 'last') : null;
  if (lastMinute === null) throw new RangeError(`Not a day: ${day}`);
  return new Date(lastMinute.getTime() + 59_999);
}
