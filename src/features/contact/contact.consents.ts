import { defineConsent } from '#core/privacy/define-consent.ts';
import { contactMessageConsent as text } from './contact.server.texts.ts';

export const contactMessageConsent = defineConsent({
  name: 'contact_message',
  position: 40,
  sources: ['contact_form'],
  isWithdrawable: false,
  isSingleUse: true,
  versions: [{ hashes: { ar: 'c6a9f8621eb4', en: '26b4670d0c9a' }, text }],
});
