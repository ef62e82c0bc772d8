import type { Bilingual } from './domain/language.ts';

/** Opening and closing time, 'HH:MM'. */
type Hours = { readonly opens: string; readonly closes: string };

/** Days as `Intl` and schema.org count them: 0 is Sunday. */
type OpeningHours = Hours & { readonly days: readonly (0 | 1 | 2 | 3 | 4 | 5 | 6)[] };

export type Owner = {
  readonly name: Bilingual;
  /** E.164. The order chat goes to this number unless SELLER_PHONE is set. */
  readonly phone: string;
  readonly email: string;
  readonly address: Bilingual<{
    readonly street: string;
    readonly city: string;
    readonly country: string;
  }> & { readonly postalCode: string; readonly countryCode: string };
  readonly timeZone: string;
  readonly hours: readonly OpeningHours[];
  /** Social pages of the shop; none are shown for an empty list. */
  readonly social: readonly {
    readonly name: 'instagram' | 'facebook' | 'tiktok' | 'pinterest';
    readonly url: string;
  }[];
  /** Where a bank transfer goes (decision 15). */
  readonly instapayHandle: string;
};

/**
 * Facts about the owner of the shop. Change them before the shop opens: phone, e-mail, address, social pages and InstaPay handle
 * are placeholders. The hours are those of specification 2 (contact).
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
