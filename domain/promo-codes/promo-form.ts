import * as v from 'valibot';
import { cairoDay, cairoOffset } from '../cairo-time.ts';
import { cleanDay, isCalendarDay } from '../calendar-day.ts';
import { MAX_PERCENT, MAX_USES } from '../limits.ts';
import { MAX_PRICE, pounds } from '../money.ts';
import { latinDigits, withoutInvisibles } from '../text/clean-text.ts';
import { form, validationCode } from '../validation.ts';
import { discountTypes, PromoCodeInput, type PromoDiscount } from './promo-code.ts';

/** Normalizes a typed number: Latin digits, no thousands separators. */
const typedNumber = (typed: string): string =>
  latinDigits(withoutInvisibles(typed))
    .trim()
    .replaceAll(/[,\u066c\s]/gu, '')
    .replace('\u066b', '.');

const number = v.pipe(v.string(validationCode('required')), v.transform(typedNumber));

const isAmount = (typed: string): boolean =>
  /^\d{1,7}(?:\.\d{1,2})?$/u.test(typed) && pounds(Number(typed)) <= MAX_PRICE;

const terms = {
  discountType: v.picklist(discountTypes, validationCode('required')),
  /** Whole percents, or pounds. */
  discountValue: v.pipe(number, v.nonEmpty(validationCode('required'))),
  /** Pounds; empty for no minimum. */
  minPurchase: v.pipe(
    number,
    v.check((typed) => typed === '' || isAmount(typed), validationCode('promo.amount')),
  ),
  /** Empty for no limit. */
  maxUses: v.pipe(
    number,
    v.check(
      (typed) => typed === '' || (/^[1-9]\d{0,6}$/u.test(typed) && Number(typed) <= MAX_USES),
      validationCode('promo.uses'),
    ),
  ),
  /** Last valid day in Cairo, YYYY-MM-DD; empty for no end. */
  validUntil: v.pipe(
    v.string(validationCode('required')),
    v.transform(cleanDay),
    v.check((typed) => typed === '' || isCalendarDay(typed), validationCode('dob.format')),
  ),
};

type TypedValue = { readonly discountType: 'percentage' | 'fixed'; readonly discountValue: string };

const isPercent = (typed: string): boolean => /^[1-9]\d{0,2}$/u.test(typed) && Number(typed) <= MAX_PERCENT;

/** A percentage is whole, from 1 to 100; a fixed discount is an amount above 0 pounds. */
const fitsItsKind = ({ discountType, discountValue }: TypedValue): boolean =>
  discountType === 'percentage' || discountValue === '' || (isAmount(discountValue) && Number(discountValue) > 0);

const isWholePercent = ({ discountType, discountValue }: TypedValue): boolean =>
  discountType === 'fixed' || discountValue === '' || isPercent(discountValue);

/** Terms of a shop code (specification 3); amounts stay as typed, cleaned. */
export const ChangedPromoForm = v.pipe(
  form(terms),
  v.forward(v.partialCheck([['discountType'], ['discountValue']], isWholePercent, validationCode('promo.percent')), [
    'discountValue',
  ]),
  v.forward(v.partialCheck([['discountType'], ['discountValue']], fitsItsKind, validationCode('promo.amount')), [
    'discountValue',
  ]),
);

export type ChangedPromoForm = v.InferOutput<typeof ChangedPromoForm>;

/** The same with the code, which cannot be changed later. */
export const NewPromoForm = v.pipe(
  form({ code: PromoCodeInput, ...terms }),
  v.forward(v.partialCheck([['discountType'], ['discountValue']], isWholePercent, validationCode('promo.percent')), [
    'discountValue',
  ]),
  v.forward(v.partialCheck([['discountType'], ['discountValue']], fitsItsKind, validationCode('promo.amount')), [
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
export const promoTermsOf = (given: ChangedPromoForm): PromoTerms => ({
  discountType: given.discountType,
  discountValue:
    given.discountType === 'percentage' ? Number(given.discountValue) : pounds(Number(given.discountValue)),
  minPurchase: pounds(Number(given.minPurchase)),
  maxUses: given.maxUses === '' ? null : Number(given.maxUses),
  validUntil: given.validUntil === '' ? null : endOfCairoDay(given.validUntil),
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last millisecond of a day (YYYY-MM-DD) in Cairo, until which a date without a time is valid (decision 7). */
export function endOfCairoDay(day: string): Date {
  if (!isCalendarDay(day)) throw new RangeError(`Not a day: ${day}`);
  const wall = Date.parse(`${day}T23:59:59.999Z`);
  // the clocks may change around midnight: of both offsets, the smaller one gives the later instant
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((nearby) => cairoOffset(new Date(nearby)));
  const latest = new Date(wall - Math.min(...offsets));
  return cairoDay(latest) === day ? latest : new Date(wall - Math.max(...offsets));
}
