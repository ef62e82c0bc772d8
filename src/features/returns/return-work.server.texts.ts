import { defineTexts } from '#core/i18n/define-texts.ts';

export const returnWorkTexts = defineTexts('content/work', {
  returnsToDecide: {
    ar: '{count, plural, =0 {لا مرتجعات تنتظر الموافقة} one {طلب إرجاع واحد ينتظر الموافقة} two {طلبا إرجاع ينتظران الموافقة} few {# طلبات إرجاع تنتظر الموافقة} other {# طلب إرجاع ينتظر الموافقة}}',
    en: '{count, plural, =0 {No returns to decide} one {# return to decide} other {# returns to decide}}',
  },
  returnsToRefund: {
    ar: '{count, plural, =0 {لا مرتجعات وصلت ولم يُرد ثمنها} one {مرتجع واحد وصل ولم يُرد ثمنه} two {مرتجعان وصلا ولم يُرد ثمنهما} few {# مرتجعات وصلت ولم يُرد ثمنها} many {# مرتجعًا وصل ولم يُرد ثمنه} other {# مرتجع وصل ولم يُرد ثمنه}}',
    en: '{count, plural, =0 {No received returns to refund} one {# received return to refund} other {# received returns to refund}}',
  },
});
