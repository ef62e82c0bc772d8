import { defineConsent } from '#core/privacy/define-consent.ts';
import { newsletterConsent as text } from './newsletter-consent.texts.ts';

export const newsletterConsent = defineConsent({
  name: 'newsletter',
  position: 20,
  sources: ['footer'],
  isWithdrawable: true,
  isBoundToAddress: true,
  versions: [{ hashes: { ar: '7a5d1d86f74a', en: '895ce21a79d1' }, text }],
});
