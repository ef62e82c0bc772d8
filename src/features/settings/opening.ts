import type { ShopSettings } from '#core/settings/settings.ts';

/** Placeholders from `default-store-details.ts`, which reach and pay no real person. */
const placeholders = {
  phone: '+201000000000',
  instapayHandle: 'lazaward@instapay',
  streets: ['١ شارع الخزف', '1 Porcelain Street'],
} as const;

/** Requirements before customers may order (decision 237). */
export const openingRequirements = ['instapayHandle', 'phone', 'email', 'mailServer', 'mailFrom'] as const;
export type OpeningRequirement = (typeof openingRequirements)[number];

/** Further placeholders that an owner should replace; customers may order without them. */
export const openingSuggestions = ['address', 'social'] as const;
export type OpeningSuggestion = (typeof openingSuggestions)[number];

/** Environment settings that taking orders depends on. */
export type OpeningEnvironment = {
  /** Whether the shop is a demonstration, which takes orders even with missing requirements. */
  readonly isDemonstration: boolean;
  /** Null: mails go to the development mailbox only. */
  readonly smtpUrl: string | null;
  /** Sender address of mails. */
  readonly mailFrom: string;
};

export type OpeningState = {
  readonly isDemonstration: boolean;
  readonly missing: readonly OpeningRequirement[];
  readonly suggested: readonly OpeningSuggestion[];
};

/** Returns the missing requirements for taking orders, and the other placeholders that are still in use. */
export const getOpeningState = (
  { phone, email, instapayHandle, address, social }: ShopSettings['facts'],
  { isDemonstration, smtpUrl, mailFrom }: OpeningEnvironment,
): OpeningState => {
  const isMissing: Record<OpeningRequirement, boolean> = {
    instapayHandle: instapayHandle.trim().toLowerCase() === placeholders.instapayHandle,
    phone: phone === placeholders.phone,
    email: isReserved(email),
    mailServer: smtpUrl === null,
    mailFrom: smtpUrl !== null && isReserved(mailFrom),
  };
  const isSuggested: Record<OpeningSuggestion, boolean> = {
    address: placeholders.streets.some((street) => street === address.ar.street || street === address.en.street),
    social: social.some(({ url }) => isReserved(url)),
  };
  return {
    isDemonstration,
    missing: openingRequirements.filter((requirement) => isMissing[requirement]),
    suggested: openingSuggestions.filter((suggestion) => isSuggested[suggestion]),
  };
};

/** Whether customers may order. */
export const isOpenForOrders = ({ isDemonstration, missing }: OpeningState): boolean =>
  isDemonstration || missing.length === 0;

/** Whether an address ends with the domain `.example`, which is reserved and never delivered (RFC 2606). */
const isReserved = (address: string): boolean => /\.example\/?$/i.test(address);
