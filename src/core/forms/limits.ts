/**
 * Minimum and maximum values of the forms (specification 5 and 9). Lengths are code points unless stated otherwise. Texts that
 * name a limit read it from here (decision 170), so this file imports nothing.
 */

/** Names of customers and recipients. */
export const NAME_LENGTH = { min: 2, max: 100 } as const;
export const MAX_EMAIL_LENGTH = 255;
export const MAX_PHONE_LENGTH = 20;
export const ADDRESS_LENGTH = { min: 10, max: 200 } as const;
export const CITY_LENGTH = { min: 2, max: 100 } as const;
export const POSTAL_CODE_LENGTH = { min: 3, max: 20 } as const;
/** Minimum and maximum age, in years. */
export const MIN_AGE = 13;
export const MAX_AGE = 120;
export const MIN_PASSWORD_LENGTH = 8;
/** In bytes of UTF-8 (decision 21). */
export const MAX_PASSWORD_BYTES = 72;
export const SUBJECT_LENGTH = { min: 5, max: 200 } as const;
export const MESSAGE_LENGTH = { min: 10, max: 2000 } as const;
export const MAX_GIFT_MESSAGE = 200;
/** Stars of a review. */
export const RATING = { min: 1, max: 5 } as const;
export const MAX_REVIEW_COMMENT = 1000;
/** An admin's reason for hiding a review or rejecting a bank transfer. */
export const REASON_LENGTH = { min: 3, max: 200 } as const;
/** Reply to a contact message, and maximum number of replies per message. */
export const REPLY_LENGTH = { min: 2, max: 4000 } as const;
export const MAX_REPLIES = 20;
/** Public reply to a review. */
export const REVIEW_REPLY_LENGTH = { min: 2, max: 1000 } as const;
/** Notes and tags of the staff about a customer, and their maximum numbers. */
export const NOTE_LENGTH = { min: 1, max: 1000 } as const;
export const MAX_NOTES = 100;
export const TAG_LENGTH = { min: 1, max: 40 } as const;
export const MAX_TAGS = 20;
/** Comment of a customer or an admin on a return. */
export const MAX_RETURN_COMMENT = 500;
/** Reference number of a bank transfer, without spaces and dashes. */
export const BANK_REFERENCE_LENGTH = { min: 4, max: 40 } as const;
/** Length of a search query. */
export const MAX_SEARCH_LENGTH = 200;
export const MAX_PRODUCT_NAME = 200;
/** Barcode of a product. */
export const MAX_BARCODE_LENGTH = 64;
/** Maximum number of features of a product. */
export const MAX_FEATURES = 12;
/** Maximum of the whole numbers of a product, such as its stock. */
export const MAX_WHOLE_NUMBER = 100_000;
/** Maximum unit price and maximum fixed discount of a promo code, in pounds. */
export const MAX_POUNDS = 1_000_000;
/** Maximum usage limit of a promo code. */
export const MAX_USES = 1_000_000;
/** Search synonyms: length of a term, words of a phrase, terms of a group. */
export const MAX_SEARCH_WORD = 60;
export const MAX_PHRASE_WORDS = 4;
export const MAX_GROUP_TERMS = 100;
/** Retry delay of a caller refused by an overloaded server, in seconds. */
export const RETRY_AFTER_SECONDS = 2;
/** Maximum percentage of a promo code; only whole percents (decision 95). */
export const MAX_PERCENT = 100;
