import * as v from 'valibot';
import { cleanDay, isCalendarDay } from '../calendar-day.ts';
import { MAX_PERCENT, MAX_USES } from '../limits.ts';
import { MAX_PRICE, pounds } from '../money.ts';
import { withoutInvisibles } from '../text/clean.ts';
import { latinDigits } from '../text/digits.ts';
import { form, says } from '../validation.ts';
import { endOfCairoDay } from './end-of-cairo-day.ts';
import { discountTypes, PromoCodeInput, type PromoDiscount } from './promo-code.ts';

/** A number as typed, in digits of any script: written with Latin ones, without what only parts thousands. */
const typedNumber = (typed: string): string =>
  latinDigits(withoutInvisibles(typed))
    .trim()
    .replaceAll(/[,\u066c\s]/gu, '')
    .replace('\u066b', '.');

const number = v.pipe(v.string(says('required')), v.transform(typedNumber));

const isAmount = (typed: string): boolean =>
  /^\d{1,7}(?:\.\d{1,2})?$/u.test(typed) && pounds(Number(typed)) <= MAX_PRICE;

const terms = {
  discountType: v.picklist(discountTypes, says('required')),
  /** Whole percent, or pounds. */
  discountValue: v.pipe(number, v.nonEmpty(says('required'))),
  /** Pounds; nothing is no minimum. */
  minPurchase: v.pipe(
    number,
    v.check((typed) => typed === '' || isAmount(typed), says('promo.amount')),
  ),
  /** Nothing is as often as anybody likes. */
  maxUses: v.pipe(
    number,
    v.check(
      (typed) => typed === '' || (/^[1-9]\d{0,6}$/u.test(typed) && Number(typed) <= MAX_USES),
      says('promo.uses'),
    ),
  ),
  /** The last day in Cairo, YYYY-MM-DD; nothing is for ever. */
  validUntil: v.pipe(
    v.string(says('required')),
    v.transform(cleanDay),
    v.check((typed) => typed === '' || isCalendarDay(typed), says('dob.format')),
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
  v.forward(v.partialCheck([['discountType'], ['discountValue']], isWholePercent, says('promo.percent')), [
    'discountValue',
  ]),
  v.forward(v.partialCheck([['discountType'], ['discountValue']], fitsItsKind, says('promo.amount')), [
    'discountValue',
  ]),
);
export type ChangedPromoForm = v.InferOutput<typeof ChangedPromoForm>;

/** The same with the code itself, which stays as it is once it is made. */
export const NewPromoForm = v.pipe(
  form({ code: PromoCodeInput, ...terms }),
  v.forward(v.partialCheck([['discountType'], ['discountValue']], isWholePercent, says('promo.percent')), [
    'discountValue',
  ]),
  v.forward(v.partialCheck([['discountType'], ['discountValue']], fitsItsKind, says('promo.amount')), [
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
export const termsOf = (given: ChangedPromoForm): PromoTerms => ({
  discountType: given.discountType,
  discountValue:
    given.discountType === 'percentage' ? Number(given.discountValue) : pounds(Number(given.discountValue)),
  minPurchase: pounds(Number(given.minPurchase)),
  maxUses: given.maxUses === '' ? null : Number(given.maxUses),
  validUntil: given.validUntil === '' ? null : endOfCairoDay(given.validUntil),
});
