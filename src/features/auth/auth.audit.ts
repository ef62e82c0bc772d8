import { defineAuditActions } from '#core/audit/audit.ts';

/** Account events of admins, recorded by the accounts service. */
export const accountEvents = defineAuditActions({
  'account.signed_in': { label: { ar: 'سجّل الدخول', en: 'Signed in' } },
  'account.signed_out': { label: { ar: 'سجّل الخروج', en: 'Signed out' } },
  'account.refresh_token_reused': {
    label: { ar: 'أُنهيت جلسة أُعيد استخدام مفتاحها القديم', en: 'A session whose old key was used again was ended' },
  },
  'account.session_revoked': { label: { ar: 'أُنهيت جلسة من جلساته', en: 'One of their sessions was ended' } },
  'account.password_changed': { label: { ar: 'غيّر كلمة المرور', en: 'Changed the password' } },
  'account.email_changed': { label: { ar: 'غيّر بريده الإلكتروني', en: 'Changed their email address' } },
  'account.recovery_requested': { label: { ar: 'طلب استعادة كلمة المرور', en: 'Asked to recover the password' } },
  'account.factor_enrolled': { label: { ar: 'بدأ إضافة خطوة ثانية للدخول', en: 'Began to add a second step' } },
  'account.factor_verified': { label: { ar: 'أكمل الخطوة الثانية للدخول', en: 'Completed the second step' } },
  'account.factor_failed': {
    label: { ar: 'أُدخل رمز خاطئ في الخطوة الثانية للدخول', en: 'A wrong code was entered at the second step' },
  },
  'account.factor_removed': { label: { ar: 'أزال خطوة ثانية للدخول', en: 'Removed a second step' } },
  'account.identity_linked': { label: { ar: 'ربط حسابًا خارجيًا', en: 'Linked an outside account' } },
  'account.identity_unlinked': { label: { ar: 'فكّ ربط حساب خارجي', en: 'Unlinked an outside account' } },
});

export type AccountEvent = keyof typeof accountEvents;
export const accountEventNames = Object.keys(accountEvents) as readonly AccountEvent[];
