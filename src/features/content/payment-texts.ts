import { type MessageLocation } from '#core/i18n/override-facts.ts';
import { type ContentPageName, ownPageNames } from './content-page-names.ts';

/**
 * Locations of payment texts: changing them requires the permission `paymentTexts.write`
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
