import { defineConsent } from '#core/privacy/define-consent.ts';
import { accountConsent as text } from '#features/auth/auth-flows.texts.ts';

export const accountConsent = defineConsent({
  name: 'account',
  position: 10,
  sources: ['sign_up', 'provider_sign_up'],
  isWithdrawable: false,
  versions: [{ hashes: { ar: '24da6d3678ca', en: '6c8cdc6a815d' }, text }],
});
