import * as v from 'valibot';
import { cairoDay, cairoOffset } from '../cairo-time.ts';
import { cleanDay, isCalendarDay } from '../calendar-day.ts';
import { MAX_PERCENT, MAX_USES } from '../limits.ts';
import { MAX_PRICE, pounds } from '../money.ts';
import { latinDigits, withoutInvisibles } from '../text/clean-text.ts';

import { form, validationCode } from '../validation.ts';
import { discountTypes, PromoCodeInput, type PromoDiscount } from './promo-code.ts';

/** A number as typed, in digits of any script: written with Latin ones, without what only parts thousands. */
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
  /** Whole percent, or pounds. */
  discountValue: v.pipe(number, v.nonEmpty(validationCode('required'))),
  /** Pounds; nothing is no minimum. */
  minPurchase: v.pipe(
    number,
    v.check((typed) => typed === '' || isAmount(typed), validationCode('promo.amount')),
  ),
  /** Nothing is as often as anybody likes. */
  maxUses: v.pipe(
    number,
    v.check(
      (typed) => typed === '' || (/^[1-9]\d{0,6}$/u.test(typed) && Number(typed) <= MAX_USES),
      validationCode('promo.uses'),
    ),
  ),
  /** The last day in Cairo, YYYY-MM-DD; nothing is for ever. */
  validUntil: v.pipe(
    v.string(validationCode('required')),
    v.transform(cleanDay),
    v.check((typed) => typed === '' || isCalendarDay(typed), validationCode('dob.format')),
  ),
};

type TypedValue = { readonly discountType: 'percentage' | 'fixed'; readonly discountValue: string };

const isPercent = (typed: string): boolean => /^[1-9]\d{0,2}$/u.test(typed) && Number(typed) <= MAX_PERCENT;

/** A percentage is a whole one from 1 to 100; a fixed discount is some pounds. */
const fitsItsKind = ({ discountType, discountValue }: TypedValue): boolean =>
  discountType === 'percentage' || discountValue === '' || (isAmount(discountValue) && Number(discountValue) > 0);

const isWholePercent = ({ discountType, discountValue }: TypedValue): boolean =>
  discountType === 'fixed' || discountValue === '' || isPercent(discountValue);

/** What a code of the shop gives, and to which carts (specification 3); every amount as it was typed, cleaned. */
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

/** The same with the code itself, which stays as it is once it is made. */
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

/** What a promo code is good for, in piastres and moments. */
export interface PromoTerms extends Omit<PromoDiscount, 'code'> {
  readonly minPurchase: number;
  readonly maxUses: number | null;
  readonly validUntil: Date | null;
}

/** What a sound form says; a day is good to its end in Cairo (decision 7). */
export const promoTermsOf = (given: ChangedPromoForm): PromoTerms => ({
  discountType: given.discountType,
  discountValue:
    given.discountType === 'percentage' ? Number(given.discountValue) : pounds(Number(given.discountValue)),
  minPurchase: pounds(Number(given.minPurchase)),
  maxUses: given.maxUses === '' ? null : Number(given.maxUses),
  validUntil: given.validUntil === '' ? null : endOfCairoDay(given.validUntil),
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last millisecond of a day (YYYY-MM-DD) in Cairo: until then a date without a time is valid (decision 7). */
export function endOfCairoDay(day: string): Date {
  if (!isCalendarDay(day)) throw new RangeError(`Not a day: ${day}`);
  const wall = Date.parse(`${day}T23:59:59.999Z`);
  // the clocks may change around midnight: of both offsets, the smaller one gives the later instant
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((nearby) => cairoOffset(new Date(nearby)));
  const latest = new Date(wall - Math.min(...offsets));
  return cairoDay(latest) === day ? latest : new Date(wall - Math.max(...offsets));
}
