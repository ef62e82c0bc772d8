import type { ConsentPurpose } from '../domain/consents.ts';
import type { Bilingual, Language } from '../domain/language.ts';
import { messages as authFlowsAr } from './ar/auth-flows.ts';
import { layout as layoutAr } from './ar/common/layout.ts';
import { contact as contactAr } from './ar/content/contact.ts';
import { messages as productDetailsAr } from './ar/product-details.ts';
import { messages as authFlowsEn } from './en/auth-flows.ts';
import { layout as layoutEn } from './en/common/layout.ts';
import { contact as contactEn } from './en/content/contact.ts';
import { messages as productDetailsEn } from './en/product-details.ts';

/**
 * Consent texts: every version that was ever shown, the current one last, which is the form's own message. When that message
 * changes, its old text is inserted before it: consent records refer to versions by number, so none is changed or removed.
 */
const versions: Readonly<Record<ConsentPurpose, readonly Bilingual[]>> = {
  account: [{ ar: authFlowsAr.agreement.text, en: authFlowsEn.agreement.text }],
  newsletter: [{ ar: layoutAr.footer.newsletterText, en: layoutEn.footer.newsletterText }],
  stock_notification: [{ ar: productDetailsAr.notify.text, en: productDetailsEn.notify.text }],
  contact_message: [{ ar: contactAr.form.agreement, en: contactEn.form.agreement }],
};

/** Version number of the current consent text; the first is 1. */
export const currentConsentVersion = (purpose: ConsentPurpose): number => versions[purpose].length;

/** The consent text of a version. */
export const consentText = (purpose: ConsentPurpose, version: number, language: Language): string =>
  versions[purpose][version - 1]?.[language] ?? '';
