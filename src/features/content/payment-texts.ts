import { type ContentPageName, ownPageNames } from './content-page-names.ts';
import type { MessageLocation } from './text-overrides/text-override.ts';

/**
 * Places whose labels stand where customers pay, on the way there, or beside it: their texts need the right `paymentTexts.write`
 * (decision 183).
 */
export const paymentLabelPlaces: readonly MessageLocation[] = [
  'everyPage',
  'cart',
  'checkout',
  'confirmation',
  'contact',
  'account',
  'forms',
  'notices',
  'mails',
  'chat',
];

/** Pages whose free text could tell customers where to send their money: all of them. */
export const paymentPages: readonly ContentPageName[] = ownPageNames;
