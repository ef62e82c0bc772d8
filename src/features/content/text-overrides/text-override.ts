import * as v from 'valibot';
import { paragraphsField } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';

/** The most characters of a label. */
export const MAX_LABEL_LENGTH = 1000;

/** The most labels of a shop: each page carries those of its language. */
export const MAX_LABELS = 500;

/**
 * Why an owner cannot replace a message: the specification quotes it; a record of a consent refers to it; it says what the law
 * demands; it protects an account; it follows from settings; the program chooses its words; it is a text of a page (decision 184).
 */
export const fixedLabelReasons = [
  'specification',
  'consent',
  'legal',
  'security',
  'settings',
  'computed',
  'page',
] as const;
export type ReadOnlyReason = (typeof fixedLabelReasons)[number];

/** Where messages are seen, in the order in which owners look for them. */
export const labelPlaces = [
  'home',
  'about',
  'everyPage',
  'productList',
  'product',
  'cart',
  'checkout',
  'confirmation',
  'discountDialog',
  'contact',
  'signIn',
  'account',
  'forms',
  'notices',
  'mails',
  'chat',
  'searchEngines',
] as const;
export type MessageLocation = (typeof labelPlaces)[number];

/** Values of the settings that labels can name in braces. */
export const labelValueNames = [
  'shopName',
  'welcomePercent',
  'bundlePercent',
  'bundleLines',
  'togetherPercent',
  'freeShippingFrom',
  'shippingFee',
  'deliveryDays',
  'returnDays',
  'returnDaysCount',
  'replyHours',
  'maxQuantity',
] as const;
export type LabelValueName = (typeof labelValueNames)[number];

export const isLabelValue = (name: string): name is LabelValueName => labelValueNames.some((each) => each === name);

const labelText = v.nullable(
  v.pipe(
    paragraphsField(
      { min: 1, max: MAX_LABEL_LENGTH },
      { min: validationCode('required'), max: validationCode('text.max') },
    ),
    // invisible characters alone are no text
    v.regex(/[^\p{Z}\p{C}]/u, validationCode('required')),
  ),
);

/**
 * Labels and notices in the owner's words, by the key of the message; null where a language does not have the message, which is
 * a plural form. The server also checks the keys and parameters, which the messages decide.
 */
export const labels = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(200, validationCode('generic'))),
    form({ ar: labelText, en: labelText }),
    validationCode('generic'),
  ),
  v.maxEntries(MAX_LABELS, validationCode('setting.labelsMany')),
);
