import * as limits from '#core/forms/limits.ts';
import { formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';

/**
 * Limits of the forms, formatted in a language, lengths without thousands separators; separate from `formatShopValues`, because most
 * pages have no form (decision 170).
 */
export const limitsIn = (language: Language) => {
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
    returnWordsMax: digits(limits.MAX_RETURN_COMMENT),
    reason: range(limits.REASON_LENGTH),
    bankReference: range(limits.BANK_REFERENCE_LENGTH),
    productNameMax: digits(limits.MAX_PRODUCT_NAME),
    cityMax: digits(limits.CITY_LENGTH.max),
    name: range(limits.NAME_LENGTH),
    features: digits(limits.MAX_FEATURES),
    wholeNumberMax: number(limits.MAX_WHOLE_NUMBER),
    barcodeMax: number(limits.MAX_BARCODE_LENGTH),
    pounds: number(limits.MAX_POUNDS),
    uses: number(limits.MAX_USES),
    searchWord: digits(limits.MAX_SEARCH_WORD),
    wordsOfPhrase: digits(limits.MAX_WORDS_OF_PHRASE),
    wordsOfGroup: digits(limits.MAX_WORDS_OF_GROUP),
    percent: digits(limits.MAX_PERCENT),
  };
};
