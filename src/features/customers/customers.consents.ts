import { defineConsent } from '#core/privacy/define-consent.ts';
import { accountConsent as ar } from '../../locales/ar/auth-flows.ts';
import { accountConsent as en } from '../../locales/en/auth-flows.ts';

export const accountConsent = defineConsent({
  name: 'account',
  position: 10,
  sources: ['sign_up', 'provider_sign_up'],
  isWithdrawable: false,
  versions: [{ hashes: { ar: '24da6d3678ca', en: '6c8cdc6a815d' }, text: { ar, en } }],
});
