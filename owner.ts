import type { Bilingual } from './domain/language.ts';

/** From the minute the doors open to the minute they close, 'HH:MM'. */
type Hours = { readonly opens: string; readonly closes: string };

/** Days as `Intl` and schema.org count them: 0 is Sunday. */
type OpeningHours = Hours & { readonly days: readonly (0 | 1 | 2 | 3 | 4 | 5 | 6)[] };

export type Owner = {
  readonly name: Bilingual;
  /** E.164. Orders are told to this number, unless SELLER_PHONE names another. */
  readonly phone: string;
  readonly email: string;
  readonly address: Bilingual<{
    readonly street: string;
    readonly city: string;
    readonly country: string;
  }> & { readonly postalCode: string; readonly countryCode: string };
  readonly timeZone: string;
  readonly hours: readonly OpeningHours[];
  /** Public pages of the shop elsewhere; an empty list shows none. */
  readonly social: readonly {
    readonly name: 'instagram' | 'facebook' | 'tiktok' | 'pinterest';
    readonly url: string;
  }[];
  /** Where a bank transfer goes (decision 15). */
  readonly instapayHandle: string;
};

/**
 * The facts about the one who keeps this shop. Change them before you open: phone, e-mail, address, pages and handle
 * below are nobody's. The hours are those of specification 2 (contact).
 */
export const owner: Owner = {
  name: { ar: 'لازورد', en: 'Lazaward' },
  phone: '+201000000000',
  email: 'hello@lazaward.example',
  address: {
    ar: { street: '١ شارع الخزف', city: 'القاهرة', country: 'مصر' },
    en: { street: '1 Porcelain Street', city: 'Cairo', country: 'Egypt' },
    postalCode: '11511',
    countryCode: 'EG',
  },
  timeZone: 'Africa/Cairo',
  hours: [
    { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '18:00' },
    { days: [5, 6], opens: '10:00', closes: '16:00' },
  ],
  social: [
    { name: 'instagram', url: 'https://www.instagram.com/lazaward.example' },
    { name: 'facebook', url: 'https://www.facebook.com/lazaward.example' },
    { name: 'pinterest', url: 'https://www.pinterest.com/lazaward.example' },
  ],
  instapayHandle: 'lazaward@instapay',
};
