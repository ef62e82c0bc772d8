import { defineTexts, withParameters } from '#core/i18n/define-texts.ts';

/** Stock notifications in the admin area. */
export const stockNotifications = defineTexts('admin/stockNotifications', {
  title: { ar: 'إشعارات التوفّر', en: 'Stock notifications' },
  views: { ar: 'طريقة العرض', en: 'View' },
  view: {
    products: { ar: 'حسب المنتج', en: 'By product' },
    requests: { ar: 'كل العناوين', en: 'All requests' },
  },
  status: {
    pending: { ar: 'قيد الانتظار', en: 'Waiting' },
    notified: { ar: 'أُرسل', en: 'Sent' },
  },
  filter: { ar: 'حالة الإشعار', en: 'Notification status' },
  columns: {
    product: { ar: 'المنتج', en: 'Product' },
    stock: { ar: 'المخزون', en: 'Stock' },
    pending: { ar: 'ينتظرون', en: 'Waiting' },
    notified: { ar: 'أُبلغوا', en: 'Notified' },
    send: { ar: 'الإرسال', en: 'Send' },
    email: { ar: 'البريد الإلكتروني', en: 'Email' },
    language: { ar: 'لغة الرسالة', en: 'Email language' },
    status: { ar: 'الحالة', en: 'Status' },
    date: { ar: 'تاريخ التسجيل', en: 'Requested' },
  },
  languages: {
    ar: { ar: 'العربية', en: 'Arabic' },
    en: { ar: 'الإنجليزية', en: 'English' },
  },
  people: {
    ar: '{count, plural, =0 {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
    en: '{count, plural, =0 {Nobody} one {# person} other {# people}}',
  },
  showAll: { ar: 'عناوين منتظري {name}', en: 'Requests for {name}' },
  onlyOf: { ar: 'عناوين {name} فقط', en: 'Requests for {name} only' },
  everything: { ar: 'عناوين كل المنتجات', en: 'Requests for all products' },
  send: { ar: 'إرسال الآن', en: 'Send now' },
  sendTo: { ar: 'إرسال الآن إلى منتظري {name}', en: 'Send now to everyone waiting for {name}' },
  waitsForStock: { ar: 'عند توفّر المنتج', en: 'When back in stock' },
  confirmSend: { ar: 'إبلاغ منتظري {name}؟', en: 'Notify everyone waiting for {name}?' },
  confirmSendText: {
    ar: 'تُرسل رسالة واحدة بلغة كلٍّ منهم. ينتظر الآن: {people}.',
    en: 'Each gets one email, in their language. Waiting now: {people}.',
  },
  sent: withParameters({
    title: { ar: 'تم إرسال الإشعارات', en: 'Notifications sent' },
    body: { ar: 'عدد من أُبلغوا: {people}', en: 'Notified: {people}' },
  }),
  automatic: {
    ar: 'من ينتظر منتجًا تصله رسالة تلقائيًا عند توفّره.',
    en: 'Customers are notified automatically by email when a product is back in stock.',
  },
});
