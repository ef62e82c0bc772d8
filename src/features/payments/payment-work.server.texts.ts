import { defineTexts } from '#core/i18n/define-texts.ts';

export const paymentWorkTexts = defineTexts('content/work', {
  paymentIssues: {
    ar: '{count, plural, =0 {لا دفعات تحتاج إلى مراجعة} one {دفعة واحدة تحتاج إلى مراجعة} two {دفعتان تحتاجان إلى مراجعة} few {# دفعات تحتاج إلى مراجعة} other {# دفعة تحتاج إلى مراجعة}}',
    en: '{count, plural, =0 {No payments need attention} one {# payment needs attention} other {# payments need attention}}',
  },
  transfersToCheck: {
    ar: '{count, plural, =0 {لا تحويلات تنتظر المراجعة} one {تحويل واحد ينتظر المراجعة} two {تحويلان ينتظران المراجعة} few {# تحويلات تنتظر المراجعة} many {# تحويلًا ينتظر المراجعة} other {# تحويل ينتظر المراجعة}}',
    en: '{count, plural, =0 {No transfers to check} one {# transfer to check} other {# transfers to check}}',
  },
});
