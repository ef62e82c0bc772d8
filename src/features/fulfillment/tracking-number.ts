import * as v from 'valibot';
import { validationCode } from '#core/forms/validation.ts';
import { latinDigits, normalizeUnicode, withoutInvisibles } from '#core/text/clean-text.ts';
import { normalizeHttpsAddress } from '#core/text/safe-target.ts';

/** RequiredState a tracking number into the form in which it is stored: capital letters, Latin digits, no spaces. */
export const normalizeTrackingNumber = (input: string): string =>
  latinDigits(normalizeUnicode(withoutInvisibles(input.toWellFormed()), 'NFKC'))
    .replaceAll(/\s/gu, '')
    .toUpperCase();

const TRACKING_NUMBER = /^[A-Z0-9._/-]{3,60}$/u;

/** Checks the format of a normalized tracking number. */
export const isTrackingNumber = (number: string): boolean => TRACKING_NUMBER.test(number);

/** A tracking number; an empty one is null. */
export const TrackingNumber = v.pipe(
  v.string(validationCode('required')),
  v.maxLength(200, validationCode('shipment.trackingNumber')),
  v.transform((input) => normalizeTrackingNumber(input) || null),
  v.check((number) => number === null || isTrackingNumber(number), validationCode('shipment.trackingNumber')),
);

/** Placeholder of the number in a tracking address. */
export const NUMBER_PLACE = '{number}';

/** Returns the tracking URL of a parcel; null without a number or a tracking address of the courier. */
export const trackingAddress = (template: string | null, number: string | null): string | null =>
  template === null || number === null ? null : template.replaceAll(NUMBER_PLACE, encodeURIComponent(number));

/**
 * Whether a tracking address is safe to show to customers: https, the number in path or query, so that no number leads to another
 * host, and no user name.
 */
export const isTrackingTemplate = (template: string): boolean => {
  if (!template.includes(NUMBER_PLACE) || normalizeHttpsAddress(template) !== template) return false;
  const [one, other] = ['1', 'ABC-2'].map((number) => trackingAddress(template, number) ?? '');
  if (one === undefined || other === undefined || !URL.canParse(one) || !URL.canParse(other)) return false;
  const [first, second] = [new URL(one), new URL(other)];
  return first.protocol === 'https:' && first.host === second.host && first.username === '' && first.password === '';
};
