import { plural } from '../../plural.ts';

/** Stock notifications in the admin area, in Arabic. */
export const stockNotifications = {
  title: 'إشعارات التوافر',
  views: 'طريقة العرض',
  view: { products: 'حسب المنتج', requests: 'كل العناوين' },
  status: { pending: 'قيد الانتظار', notified: 'أُرسل' },
  filter: 'حالة الإشعار',
  columns: {
    product: 'المنتج',
    stock: 'المخزون',
    pending: 'ينتظرون',
    notified: 'أُبلغوا',
    send: 'الإرسال',
    email: 'البريد الإلكتروني',
    language: 'لغة الرسالة',
    status: 'الحالة',
    date: 'تاريخ التسجيل',
  },
  languages: { ar: 'العربية', en: 'الإنجليزية' },
  people: plural('ar', {
    zero: 'لا أحد',
    one: 'شخص واحد',
    two: 'شخصان',
    few: '{count} أشخاص',
    other: '{count} شخصًا',
  }),
  showAll: ({ name }: { name: string }) => `عناوين منتظري ${name}`,
  onlyOf: ({ name }: { name: string }) => `عناوين ${name} فقط`,
  everything: 'عناوين كل المنتجات',
  send: 'إرسال الآن',
  sendTo: ({ name }: { name: string }) => `إرسال الآن إلى منتظري ${name}`,
  waitsForStock: 'عند توفّر المنتج',
  ask: ({ name }: { name: string }) => `إبلاغ منتظري ${name}؟`,
  askText: ({ people }: { people: string }) => `تُرسل رسالة واحدة بلغة كلٍّ منهم. ينتظر الآن: ${people}.`,
  sent: ({ people }: { people: string }) => ({ title: 'أُرسلت الإشعارات', body: `عدد من أُبلغوا: ${people}` }),
  automatic: 'من ينتظر منتجًا تصله رسالة تلقائيًا عند عودة المخزون.',
};
