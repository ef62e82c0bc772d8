import { defineTexts } from '#core/i18n/define-texts.ts';

export const orderWorkTexts = defineTexts('content/work', {
  ordersToPack: {
    ar: '{count, plural, =0 {لا طلبات للتجهيز} one {طلب واحد للتجهيز} two {طلبان للتجهيز} few {# طلبات للتجهيز} many {# طلبًا للتجهيز} other {# طلب للتجهيز}}',
    en: '{count, plural, =0 {No orders to pack} one {# order to pack} other {# orders to pack}}',
  },
  refundsOwed: {
    ar: '{count, plural, =0 {لا طلبات تنتظر رد المبلغ} one {طلب واحد ينتظر رد المبلغ} two {طلبان ينتظران رد المبلغ} few {# طلبات تنتظر رد المبلغ} many {# طلبًا ينتظر رد المبلغ} other {# طلب ينتظر رد المبلغ}}',
    en: '{count, plural, =0 {No orders to refund} one {# order to refund} other {# orders to refund}}',
  },
  paymentsOverdue: {
    ar: '{count, plural, =0 {لا طلبات تأخر دفعها} one {طلب واحد تأخر دفعه} two {طلبان تأخر دفعهما} few {# طلبات تأخر دفعها} many {# طلبًا تأخر دفعه} other {# طلب تأخر دفعه}}',
    en: '{count, plural, =0 {No orders unpaid past the deadline} one {# order unpaid past the deadline} other {# orders unpaid past the deadline}}',
  },
});
