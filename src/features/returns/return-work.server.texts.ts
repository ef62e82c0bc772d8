import { defineTexts } from '#core/i18n/define-texts.ts';

export const returnWorkTexts = defineTexts('content/work', {
  returnsToDecide: {
    ar: '{count, plural, =0 {لا طلبات إرجاع تنتظر قرارك} one {طلب إرجاع واحد ينتظر قرارك} two {طلبا إرجاع ينتظران قرارك} few {# طلبات إرجاع تنتظر قرارك} many {# طلب إرجاع ينتظر قرارك} other {# طلب إرجاع ينتظر قرارك}}',
    en: '{count, plural, =0 {No return requests to decide} one {# return request to decide} other {# return requests to decide}}',
  },
  returnsToRefund: {
    ar: '{count, plural, =0 {لا مرتجعات وصلت ولم يُرد ثمنها} one {مرتجع واحد وصل ولم يُرد ثمنه} two {مرتجعان وصلا ولم يُرد ثمنهما} few {# مرتجعات وصلت ولم يُرد ثمنها} many {# مرتجعًا وصل ولم يُرد ثمنه} other {# مرتجع وصل ولم يُرد ثمنه}}',
    en: '{count, plural, =0 {No received returns to refund} one {# received return to refund} other {# received returns to refund}}',
  },
});
