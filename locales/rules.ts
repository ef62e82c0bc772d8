import { MAX_QUANTITY } from '../domain/cart/max-quantity.ts';
import type { Language } from '../domain/language.ts';
import * as limits from '../domain/limits.ts';
import { DELIVERY_BUSINESS_DAYS, REPLY_HOURS, RETURN_DAYS } from '../domain/orders/promised-days.ts';
import {
  BUNDLE_FROM_LINES,
  BUNDLE_PERCENT,
  FREE_SHIPPING_FROM,
  SHIPPING_FEE,
  TOGETHER_PERCENT,
} from '../domain/pricing/constants.ts';
import { WELCOME_PERCENT } from '../domain/promos/welcome-code.ts';
import { formatMoney, formatNumber, formatPercent } from './format.ts';

/** The numbers of the shop's rules as a language writes them, for the sentences that name them (decision 170). */
export const rulesIn = (language: Language) => {
  const percent = (value: number) => formatPercent(value / 100, language);
  const number = (value: number) => formatNumber(value, language);
  return {
    welcomePercent: percent(WELCOME_PERCENT),
    bundlePercent: percent(BUNDLE_PERCENT),
    bundleLines: number(BUNDLE_FROM_LINES),
    togetherPercent: percent(TOGETHER_PERCENT),
    freeShippingFrom: formatMoney(FREE_SHIPPING_FROM, language),
    shippingFee: formatMoney(SHIPPING_FEE, language),
    deliveryFrom: number(DELIVERY_BUSINESS_DAYS.min),
    deliveryTo: number(DELIVERY_BUSINESS_DAYS.max),
    returnDays: number(RETURN_DAYS),
    replyHours: number(REPLY_HOURS),
    maxQuantity: number(MAX_QUANTITY),
    ...limitsIn(language),
  };
};

/** What forms take, as a language writes it; lengths without a sign between their thousands. */
const limitsIn = (language: Language) => {
  const number = (value: number) => formatNumber(value, language);
  const digits = (value: number) => number(value).replaceAll(/[,٬]/gu, '');
  const range = ({ min, max }: { readonly min: number; readonly max: number }) => ({
    min: digits(min),
    max: digits(max),
  });
  return {
    emailMax: digits(limits.MAX_EMAIL_LENGTH),
    phoneMax: digits(limits.MAX_PHONE_LENGTH),
    address: range(limits.ADDRESS_LENGTH),
    postalCode: range(limits.POSTAL_CODE_LENGTH),
    minAge: digits(limits.MIN_AGE),
    passwordMin: digits(limits.MIN_PASSWORD_LENGTH),
    passwordMax: digits(limits.MAX_PASSWORD_BYTES),
    subject: range(limits.SUBJECT_LENGTH),
    message: range(limits.MESSAGE_LENGTH),
    giftMessageMax: digits(limits.MAX_GIFT_MESSAGE),
    rating: range(limits.RATING),
    commentMax: digits(limits.MAX_REVIEW_COMMENT),
    reason: range(limits.HIDING_REASON_LENGTH),
    productNameMax: digits(limits.MAX_PRODUCT_NAME),
    cityMax: digits(limits.CITY_LENGTH.max),
    name: range(limits.NAME_LENGTH),
    features: digits(limits.MAX_FEATURES),
    stock: number(limits.MAX_STOCK),
    pounds: number(limits.MAX_POUNDS),
    uses: number(limits.MAX_USES),
    percent: digits(limits.MAX_PERCENT),
  };
};
