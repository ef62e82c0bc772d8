import type { Bilingual, Language } from '#core/i18n/language.ts';
import type { ConsentPurpose } from '#core/privacy/consents.ts';
import { accountConsent as accountAr } from './ar/auth-flows.ts';
import { newsletterConsent as newsletterAr } from './ar/common/layout.ts';
import { contactMessageConsent as contactMessageAr } from './ar/content/contact.ts';
import { stockNotificationConsent as stockNotificationAr } from './ar/product-details.ts';
import { accountConsent as accountEn } from './en/auth-flows.ts';
import { newsletterConsent as newsletterEn } from './en/common/layout.ts';
import { contactMessageConsent as contactMessageEn } from './en/content/contact.ts';
import { stockNotificationConsent as stockNotificationEn } from './en/product-details.ts';

/**
 * Consent texts: every version that was ever shown, the current one last, which is the form's own message. When that message
 * changes, its old text is inserted before it: consent records refer to versions by number, so none is changed or removed.
 */
const versions: Readonly<Record<ConsentPurpose, readonly Bilingual[]>> = {
  account: [{ ar: accountAr, en: accountEn }],
  newsletter: [{ ar: newsletterAr, en: newsletterEn }],
  stock_notification: [
    {
      ar: 'أدخل بريدك الإلكتروني ونراسلك فور عودة هذا المنتج.',
      en: 'Enter your email and we will write to you once this product is back.',
    },
    { ar: stockNotificationAr, en: stockNotificationEn },
  ],
  contact_message: [{ ar: contactMessageAr, en: contactMessageEn }],
};

/** Version number of the current consent text; the first is 1. */
export const currentConsentVersion = (purpose: ConsentPurpose): number => versions[purpose].length;

/** The consent text of a version. */
export const consentText = (purpose: ConsentPurpose, version: number, language: Language): string =>
  versions[purpose][version - 1]?.[language] ?? '';
