import { MAX_QUANTITY } from '../domain/cart/max-quantity.ts';
import type { Language } from '../domain/language.ts';
import { DELIVERY_BUSINESS_DAYS, REPLY_HOURS, RETURN_DAYS } from '../domain/orders/promised-days.ts';
import {
  BUNDLE_FROM_LINES,
  BUNDLE_PERCENT,
  FREE_SHIPPING_FROM,
  SHIPPING_FEE,
  TOGETHER_PERCENT,
} from '../domain/pricing/constants.ts';
import { WELCOME_PERCENT } from '../domain/promo-codes/welcome-code.ts';
import { formatMoney, formatNumber, formatPercent } from './format.ts';

/** Numbers of the shop's rules, formatted in a language, for the messages that name them (decision 170). */
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
  };
};
